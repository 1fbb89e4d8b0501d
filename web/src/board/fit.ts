// Finds how large things on the table can be so that all of them are seen at once.

const STEP = 0.06;
const MOST = 1.3;
const LEAST = 0.46;

export function fit(stage: HTMLElement, felt: HTMLElement): void {
  let scale = MOST;
  stage.style.setProperty("--fit", String(MOST));
  while (scale > LEAST && felt.scrollHeight > felt.clientHeight + 1) {
    scale -= STEP;
    stage.style.setProperty("--fit", scale.toFixed(2));
  }
}

// Finds how much the table has to shrink so that all of it can be seen at once.

const STEP = 0.06;
const LEAST = 0.46;

export function fit(stage: HTMLElement, felt: HTMLElement): void {
  let scale = 1;
  stage.style.setProperty("--fit", "1");
  while (scale > LEAST && felt.scrollHeight > felt.clientHeight + 1) {
    scale -= STEP;
    stage.style.setProperty("--fit", scale.toFixed(2));
  }
}

// What the player has touched so far, and what may be touched next.

import type { Blocked, Choice, Message, Preview, Scene } from "../api/types";
import { say } from "../state/lexicon.svelte";
import { open, reach, touch, touchOrRestart, whyNot, type Outcome, type Reach } from "../table/touch";

const NOTHING: Reach = { things: new Set(), buttons: [] };

export class Picker {
  /** The things touched so far. */
  path: string[] = $state.raw([]);
  /** A choice that a beginner may regret, to be confirmed. */
  doubtful: Choice | null = $state.raw(null);
  /** Why the last touch did nothing. */
  refusal: Blocked | null = $state.raw(null);
  /** A lesson lets only these choices through; without one, all. */
  allowed: ((choice: Choice) => boolean) | null = $state.raw(null);

  readonly reach: Reach = $derived.by(() => (this.busy() ? NOTHING : reach(this.choices(), this.path)));

  constructor(
    private readonly scene: () => Scene | null,
    private readonly busy: () => boolean,
    private readonly play: (choice: Choice) => void,
  ) {}

  /** Everything that can be played now. */
  get all(): Choice[] {
    return this.busy() ? [] : this.choices();
  }

  /** What the choices that are still open would make of things, once something has been touched. */
  get previews(): Preview[] {
    return this.path.length ? open(this.choices(), this.path).flatMap(({ previews }) => previews ?? []) : [];
  }

  /** Buttons that are shown at the zone they are about: whatever was touched before, one of them begins something else. */
  get anchored(): Reach["buttons"] {
    const first = this.path.length && !this.busy() ? reach(this.choices(), []).buttons : [];
    const all = [...this.reach.buttons, ...first].filter(({ at }) => at !== undefined);
    return all.filter(({ id }, n) => all.findIndex((button) => button.id === id) === n);
  }

  /** What touching `id` next would do, if that is one thing only. */
  meaning(id: string, names: readonly string[]): string | undefined {
    const left = open(this.choices(), [...this.path, id]);
    return left.length === 1 ? say(left[0]!.label, names) : undefined;
  }

  /** Plays a choice that was picked from a list. */
  choose(choice: Choice): void {
    if (!this.busy()) this.follow({ choice });
  }

  private choices(): Choice[] {
    const choices = this.scene()?.choices ?? [];
    return this.allowed ? choices.filter(this.allowed) : choices;
  }

  /** The table has moved on: what was half touched is kept as long as it leads somewhere. */
  settle(): void {
    const choices = this.choices();
    if (!open(choices, this.path).length) this.path = [];
    if (!choices.some(({ action }) => action === this.doubtful?.action)) this.doubtful = null;
    this.refusal = null;
  }

  private clear(): void {
    this.path = [];
    this.doubtful = null;
    this.refusal = null;
  }

  /** Takes the last touch back. */
  back(): void {
    if (this.doubtful) this.doubtful = null;
    else this.path = this.path.slice(0, -1);
    this.refusal = null;
  }

  touch(id: string): void {
    if (this.busy()) return;
    const outcome = touchOrRestart(this.choices(), this.path, id);
    this.refusal = outcome ? null : whyNot(this.scene()?.blocked ?? [], this.path, id);
    this.follow(outcome);
  }

  /** A card is picked up to be put somewhere. False if there is nothing to be done with it. */
  lift(card: string): boolean {
    const outcome = touch(this.choices(), [], card);
    if (outcome && "path" in outcome) this.path = outcome.path;
    return outcome !== null;
  }

  /** The lifted card is put down: `ids` are what lies under the pointer, innermost first. */
  drop(card: string, ids: readonly string[], ownZone: boolean): void {
    const target = ids.find((id) => id !== card && this.reach.things.has(id));
    if (this.path.length && target) this.touch(target);
    else if (this.path.length) this.path = [];
    else if (!ownZone) this.touch(card);
  }

  /** Plays the choice that was in doubt. */
  confirm(): void {
    const choice = this.doubtful;
    this.clear();
    if (choice) this.play(choice);
  }

  /** In words, what the path so far can still become, if that is one thing only. */
  get only(): Choice | null {
    const left = this.path.length ? open(this.choices(), this.path) : [];
    return left.length === 1 ? left[0]! : null;
  }

  private follow(outcome: Outcome): void {
    if (!outcome) return;
    if ("path" in outcome) this.path = outcome.path;
    else if (outcome.choice.warning) this.doubtful = outcome.choice;
    else {
      this.clear();
      this.play(outcome.choice);
    }
  }
}

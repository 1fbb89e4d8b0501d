// What others have said since one last looked at the chat.

import type { Session } from "../table/session.svelte";
import { mutedAt } from "./muted.svelte";
import { heard } from "./said";

export class Unread {
  /** What others have said and one may hear. */
  private readonly others = $derived.by(
    () =>
      heard(this.session.chat, mutedAt(this.session.id)).filter(({ seat }) => seat !== this.session.you.seat).length,
  );
  // What had been said before one came, or came back, is no news.
  private read = $state(0);

  constructor(private readonly session: Session) {
    this.read = this.others;
  }

  get count(): number {
    return Math.max(0, this.others - this.read);
  }

  /** The chat is before one's eyes. */
  look(): void {
    this.read = this.others;
  }
}

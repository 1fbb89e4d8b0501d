// Messages into sentences, with the same Fluent catalogs that the terminal reads.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Message } from "../api/types";

/** The words of one language. */
export class Words {
  private readonly bundle: FluentBundle;

  constructor(
    readonly lang: string,
    catalogs: readonly string[],
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const text of catalogs) this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The message as a sentence; one without words is shown by its name, so that nothing is ever silent. */
  say(message: Message, names: readonly string[] = []): string {
    const pattern = this.bundle.getMessage(message.id)?.value;
    if (!pattern) return message.id;
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(message.args ?? {})) args[name] = this.value(arg, names);
    return this.bundle.formatPattern(pattern, args, []);
  }

  /** An argument by itself, as score sheets have them. */
  value(arg: Arg, names: readonly string[]): string | number {
    if (typeof arg !== "object") return arg;
    if ("id" in arg) return this.say(arg, names);
    return names[arg.seat] ?? this.say({ id: "table-player", args: { number: arg.seat + 1 } });
  }
}

import type { Fact } from "#core/grounding/evidence.ts";

/** Longest mark there can be: what is held back of a stream until it is known whether it is one. */
const longestMark = 100;

/** Passes a streamed text on, and holds the beginning of a `{{mark}}` back until it is whole. */
export function createMarkFiller(deliver: (text: string) => void) {
  let held = "";
  return {
    push(text: string): void {
      held += text;
      const opening = held.lastIndexOf("{{");
      const isOpen = opening !== -1 && !held.includes("}}", opening) && held.length - opening < longestMark;
      // A single brace at the end may become two.
      const cut = isOpen ? opening : held.endsWith("{") ? held.length - 1 : held.length;
      if (cut > 0) deliver(held.slice(0, cut));
      held = held.slice(cut);
    },
    end(): void {
      if (held !== "") deliver(held);
      held = "";
    },
  };
}

/** An amount as people read it: $1,234.50, 12.5 shares. */
export function writeAmount(fact: Pick<Fact, "value" | "unit" | "currency">): string {
  if (fact.unit === "money" && fact.currency !== null)
    return new Intl.NumberFormat("en-US", { style: "currency", currency: fact.currency }).format(fact.value);
  return new Intl.NumberFormat("en-US", { maximumFractionDigits: fact.unit === "shares" ? 6 : 2 }).format(fact.value);
}

import { fold } from "#core/market/symbol-index/fold.ts";

const legalForms = new Set(
  (
    "inc incorporated corp corporation company co plc ltd limited ag se sa nv spa asa ab oyj oy as bv kg kgaa gmbh llc lp pte pty bhd tbk " +
    "group holding holdings trust adr ads reg registered class cl a b c ord ordinary shares share common stock the of n v s de cv sab"
  ).split(" "),
);

/** The words of a name, folded: `["at", "t"]` is one word "att". */
export function nameWords(name: string): readonly string[] {
  const text = fold(name);
  return text === "" ? [] : text.split(" ");
}

/** How many words of a name are left without its legal form: 1 of "Apple Inc.", 2 of "Coca-Cola Company (The)". */
export function coreLength(words: readonly string[]): number {
  let length = words.length;
  while (length > 1 && legalForms.has(words[length - 1] ?? "")) length -= 1;
  return length;
}

/** The words that a company is known by: the same for "SAP SE" and "Sap Aktiengesellschaft" only where the lists agree. */
export function companyKey(name: string): string {
  const words = nameWords(name);
  const core = words.slice(0, coreLength(words));
  return (core[0] === "the" ? core.slice(1) : core).join(" ");
}

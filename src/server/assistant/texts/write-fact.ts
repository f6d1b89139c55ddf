import { figureText } from "#core/computation/figure-text.ts";
import type { SourceFact, ToolSource } from "../tool.ts";

/** A fact of a source in words; `size`: without its sign, where a word says the direction. Null where there is none of that key. */
export function writeFact(
  source: ToolSource | null,
  key: string,
  style: "plain" | "signed" | "size" = "plain",
): string | null {
  const fact = factOf(source, key);
  if (fact === null) return null;
  return figureText(style === "size" ? { ...fact, value: Math.abs(fact.value) } : fact, style === "signed");
}

/** A fact of a source by its key. */
export function factOf(source: ToolSource | null, key: string): SourceFact | null {
  return source?.facts.find((fact) => fact.key === key) ?? null;
}

import { expect, it } from "vitest";
import type { Source } from "#contract/assistant.ts";
import { noteOfAnswer, symbolsOfAnswer } from "./note-of-answer.ts";

it("keeps the words of an answer, and none of its marks", () => {
  const answer =
    "**NVDA is at $178.88** [1], see [the report](https://example.org/a) [2].\n\n[[chart NVDA 6mo]]\n\n## Next\n\n- *Up* 2.07% [1]\n- `Flat`";
  expect(noteOfAnswer(answer)).toBe("NVDA is at $178.88, see the report.\n\nNext\n\n• *Up* 2.07%\n• Flat");
});

const source = (symbol: string | null, ...facts: string[]) =>
  ({ kind: "quote", symbol, facts: facts.map((one) => ({ symbol: one })) }) as Source;

it("offers the symbols of the sources, and those of the facts where no source is about one", () => {
  expect(symbolsOfAnswer({ sources: [source("NVDA", "MSFT"), source(null, "KO"), source("NVDA")] })).toEqual(["NVDA"]);
  expect(symbolsOfAnswer({ sources: [source(null, "KO", "MSFT", "KO")] })).toEqual(["KO", "MSFT"]);
  expect(symbolsOfAnswer({ sources: [] })).toEqual([]);
  expect(symbolsOfAnswer({ sources: [{ ...source("NVDA"), kind: "note" }] })).toEqual([]);
});

import { describe, expect, it } from "vitest";
import type { Figure } from "#contract/assistant.ts";
import { segmentsOf } from "./segments.ts";

const figure = (text: string, start: number): Figure => ({
  text,
  start,
  end: start + text.length,
  state: "data",
  value: 1,
  unit: "money",
  currency: "USD",
  source: "yahoo",
  sourceNumber: 1,
  asOf: null,
  label: "Price",
  symbol: "NVDA",
  period: null,
  formula: null,
  inputs: [],
  article: null,
  mismatch: null,
  explanation: null,
  isPrivate: false,
  form: null,
});
const kinds = (run: string, offset: number, figures: readonly Figure[], sources: readonly number[]) =>
  segmentsOf(run, offset, figures, new Set(sources)).map(({ kind, text }) => `${kind} ${text}`);

describe("a checked text", () => {
  it("is cut into words, figures and citations, and nothing of it is lost", () => {
    const text = "NVDA is at $178.88 [1].";
    expect(kinds(text, 0, [figure("$178.88", 11)], [1])).toEqual([
      "words NVDA is at ",
      "figure $178.88",
      "words  ",
      "citation [1]",
      "words .",
    ]);
  });

  it("has its figures counted in the whole text", () => {
    expect(kinds("at $5", 100, [figure("$5", 103), figure("$5", 3)], [])).toEqual(["words at ", "figure $5"]);
  });

  it("keeps a citation of nothing as words, and a figure whose words moved", () => {
    expect(kinds("See [7].", 0, [figure("$5", 0)], [1])).toEqual(["words See [7]."]);
  });
});

import { describe, expect, it } from "vitest";
import { numberCases } from "../../../eval/number-cases.ts";
import { numberRates } from "../../../eval/number-rates.ts";
import { sentences } from "../../../eval/number-sentences.ts";

describe("numbers of generated texts", () => {
  const rates = numberRates(numberCases({ seed: 7, rounds: 4 }));

  it("come in at least sixty kinds of sentences", () => {
    expect(Object.keys(sentences).length).toBeGreaterThanOrEqual(60);
  });

  it("are matched where they are true, at least 99 of 100", () => {
    expect(rates.matched.of).toBeGreaterThan(500);
    expect(rates.matched.rate, rates.misses.join("\n")).toBeGreaterThanOrEqual(0.99);
  });

  it("are caught where one thing of them is false, at least 99 of 100", () => {
    expect(rates.caught.of).toBeGreaterThan(1_000);
    for (const [plant, { rate, of }] of Object.entries(rates.byPlant)) {
      expect(of, plant).toBeGreaterThan(20);
      expect(rate, `${plant}: ${rates.misses.join("\n")}`).toBeGreaterThanOrEqual(0.98);
    }
    expect(rates.caught.rate, rates.misses.join("\n")).toBeGreaterThanOrEqual(0.99);
  });
});

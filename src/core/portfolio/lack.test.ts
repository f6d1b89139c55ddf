import { expect, it } from "vitest";
import { languages } from "#core/languages/languages.ts";
import { lackCodes, lackText, type LackMessages } from "./lack.ts";

it("says in every language what lacks, with its day, its rate and the symbol it was held as", async () => {
  const texts = await Promise.all(
    languages.map(async (language) => {
      const { lacks } = (await import(`../words/${language}/lacks.ts`)) as { lacks: LackMessages };
      const write = (day: string) => `<${day}>`;
      const rate = { code: "no-rate-on", from: "EUR", to: "USD", day: "2026-02-01", heldAs: "OLD" } as const;
      expect(lackText(lacks, rate, write)).toMatch(/^OLD: .*EUR\/USD/);
      expect(lackText(lacks, rate, write)).toContain("<2026-02-01>");
      return lackCodes.map((code) => lackText(lacks, { code }, write)).join("\n");
    }),
  );
  expect(new Set(texts).size).toBe(languages.length);
});

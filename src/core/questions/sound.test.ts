import { expect, it } from "vitest";
import { inLatin, soundOf } from "./sound.ts";

it.each([
  ["エヌビディア", "Nvidia"],
  ["アップル", "Apple"],
  ["テスラ", "Tesla"],
  ["マイクロソフト", "Microsoft"],
  ["トヨタ", "Toyota"],
  ["キオクシア", "Kioxia"],
])("%s sounds like %s", (kana, latin) => {
  expect(soundOf(kana)).toBe(soundOf(latin));
});

it("writes Katakana in Latin letters", () => {
  expect(inLatin("トヨタ")).toBe("toyota");
});

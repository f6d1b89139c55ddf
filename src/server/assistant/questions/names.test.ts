import { expect, it } from "vitest";
import { readNames } from "./names.ts";

/** What a search of all instruments finds, the likeliest first. */
const found: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  inditex: [
    ["ITX.MC", "Industria de Diseno Textil, S.A."],
    ["ITX-U.TI", "INDITEX"],
  ],
  telekom: [
    ["DTE.DE", "Deutsche Telekom AG"],
    ["TA1.DU", "Telekom Austria AG"],
  ],
  volkswagen: [["VOW3.DE", "Volkswagen AG"]],
  que: [["QUE.AX", "Queste Communications Ltd."]],
};
const read = async (text: string, words: readonly string[], areCapitalsNames: boolean) =>
  (
    await readNames(text, {
      known: [],
      areCapitalsNames,
      isWord: (word) => words.includes(word),
      search: (query) =>
        Promise.resolve((found[query.toLowerCase()] ?? []).map(([symbol, name]) => ({ symbol, names: [name] }))),
    })
  ).map(({ symbol, isWeak }) => `${symbol}${isWeak ? "?" : ""}`);

it("takes the listing at home and the likeliest company that has a name", async () => {
  expect(await read("Ventas de Inditex", ["ventas", "de"], true)).toEqual(["ITX.MC"]);
  expect(await read("Kurs der Telekom", ["kurs", "der"], false)).toEqual(["DTE.DE"]);
});

it("takes a German noun that no question has for a name, and no word that only begins a Spanish question", async () => {
  expect(await read("Gewinn mit meinen Volkswagen-Aktien", ["gewinn", "mit", "meinen", "aktien"], false)).toEqual([
    "VOW3.DE",
  ]);
  expect(await read("¿Qué tengo?", ["que", "tengo"], true)).toEqual([]);
});

it("knows companies of Tokyo by their names there", async () => {
  expect(await read("任天堂のPERは20倍以下？", [], false)).toEqual(["7974.T"]);
  expect(await read("ソフトバンクグループの過去1年のチャート", [], false)).toEqual(["9984.T"]);
});

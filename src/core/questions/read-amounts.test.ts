import { describe, expect, it } from "vitest";
import type { Language } from "../languages/languages.ts";
import { folded } from "./features.ts";
import { readAmounts, readCurrencies } from "./read-amounts.ts";

const isWord = (word: string) => ["52 week", "52", "200 tage", "200"].includes(word);
const amounts = (text: string, language: Language) =>
  readAmounts(folded(text), language, { isWord }).map(({ kind, value, currency }) => ({ kind, value, currency }));

describe("amounts in questions", () => {
  it.each<[Language, string, string, number, string | null]>([
    ["en", "$1,500 into it", "money", 1500, "USD"],
    ["en", "sell half of my nvda", "percent", 50, null],
    ["en", "alert me at 180.50", "number", 180.5, null],
    ["en", "10k", "money", 10_000, null],
    ["de", "1.500,50 € in Apple", "money", 1500.5, "EUR"],
    ["de", "20 Aktien verkaufen", "shares", 20, null],
    ["de", "um 10 % fällt", "percent", 10, null],
    ["fr", "10 000 € il y a 3 ans", "money", 10_000, "EUR"],
    ["es", "5 acciones", "shares", 5, null],
    ["es", "pongo 1.000 dólares", "money", 1000, "USD"],
    ["ja", "200ドルで知らせて", "money", 200, "USD"],
    ["ja", "10株売ったら", "shares", 10, null],
    ["ja", "100万円を投資", "money", 1_000_000, "JPY"],
    ["de", "1,500.50 Euro in Dollar", "money", 1500.5, "EUR"],
    ["de", "2 Mrd Euro", "money", 2e9, "EUR"],
    ["en", "1.5 trillion", "money", 1.5e12, null],
    ["de", "2 Billionen Euro", "money", 2e12, "EUR"],
    ["es", "2 billones de euros", "money", 2e12, null],
    ["ja", "3兆円", "money", 3e12, "JPY"],
    ["de", "zehn {symbol} -Aktien", "shares", 10, null],
    ["de", "wenn es -10 % macht", "percent", -10, null],
    ["de", "wenn es −10 % macht", "percent", -10, null],
  ])("are read in %s: %s", (language, text, kind, value, currency) => {
    expect(amounts(text, language)).toContainEqual({ kind, value, currency });
  });

  it("are none where the number belongs to what is asked for", () => {
    expect(amounts("52-week high", "en")).toEqual([]);
    expect(amounts("200 Tage Linie", "de")).toEqual([]);
  });
});

describe("currencies in questions", () => {
  it.each<[Language, string, readonly string[]]>([
    ["en", "euros to dollars", ["EUR", "USD"]],
    ["de", "Franken in Euro", ["CHF", "EUR"]],
    ["fr", "en livres sterling", ["GBP"]],
    ["es", "de euros a dólares", ["EUR", "USD"]],
    ["ja", "ユーロは何円", ["EUR", "JPY"]],
  ])("are read in %s: %s", (language, text, codes) => {
    const read = readCurrencies(folded(text), language, { isWord: () => false });
    expect([...new Set(read.map(({ code }) => code))]).toEqual(codes);
  });
});

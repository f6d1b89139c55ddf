import { expect, it } from "vitest";
import { symbolsNamed } from "./symbols-named.ts";

const held = [{ symbol: "SAP.DE", names: ["SAP SE", "SAP"] }];

it.each([
  ["How is NVDA doing?", ["NVDA"]],
  ["compare @msft and $aapl, please", ["MSFT", "AAPL"]],
  ["Is Nvidia better than Microsoft?", ["NVDA", "MSFT"]],
  ["what about apple's dividend", ["AAPL"]],
  ["SAP.DE or BRK-B or ^GSPC or EURUSD=X?", ["SAP.DE", "BRK-B", "^GSPC", "EURUSD=X"]],
  ["Should I look at SHOP?", ["SHOP"]],
  ["$500 in KO.", ["KO"]],
  ["The P/E of @V.", ["V"]],
  ["BRK.B or BRK/B, @brk/b, brk b or BRK B today?", ["BRK-B"]],
  ["Are HEI/A and BT.A.L or BAC.PR.L held?", ["HEI-A", "BT-A.L", "BAC-PL"]],
  ["Costco and Coca-Cola", ["COST", "KO"]],
  ["Alphabet", ["GOOGL"]],
])("finds the symbols in %j", (text, symbols) => {
  expect(symbolsNamed(text, held)).toEqual(symbols);
});

it.each([
  "What moved me today?",
  "IS AI A BUBBLE? WHAT DOES THE CEO SAY NOW",
  "I hold an ETF in the USA. Is IT ALL right, NOW that the FED cut?",
  "my P/E, EPS, RSI, MACD and YTD returns in USD",
  "do I need a visa to meet the target, and is there a gap",
  "mail me at someone@example.org",
])("ignores ordinary words in %j", (text) => {
  expect(symbolsNamed(text, held)).toEqual([]);
});

it("accepts a word with a mark", () => {
  expect(symbolsNamed("@ALL and $NOW and @ai", held)).toEqual(["ALL", "NOW", "AI"]);
});

it("recognises holdings by name", () => {
  expect(symbolsNamed("how much of SAP do I have", held)).toEqual(["SAP.DE"]);
});

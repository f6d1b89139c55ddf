import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hasRecordings, recordingsNote } from "../../../tests/upstreams/recordings.ts";
import { isSymbol, normaliseSymbol } from "./symbol.ts";

it.each([
  ["BRK-B", "BRK.B BRK/B brk-b brk.b", ["BRK B", " brk b "]],
  ["BF-B", "BF.B BF/B", ["BF B"]],
  ["HEI-A", "HEI/A hei.a", ["HEI A"]],
  ["PBR-A", "PBR-A PBR.A PBR/A", []],
  ["BAC-PL", "BAC-PL BAC.PR.L BAC/PRL BAC.PRL BAC-PR-L BAC-PRL BAC^L BAC$L BAC/PL", ["BAC PRL", "BAC PR L", "bac pl"]],
  ["BT-A.L", "BT.A.L BT/A.L BT-A.L", ["BT A.L"]],
  ["RCI-B.TO", "RCI.B.TO RCI-B.TO", []],
  ["REI-UN.TO", "REI.UN.TO REI-UN.TO", []],
  ["BAM-PFA.TO", "BAM.PF.A.TO", []],
  ["PWF-PT.TO", "PWF.PR.T.TO", []],
  ["NOVO-B.CO", "NOVO-B.CO NOVO/B.CO", ["NOVO B.CO"]],
])("reads %s however its class is written", (symbol, spellings, spaced) => {
  const read = [...spellings.split(" "), ...spaced].map((spelling) => [spelling, normaliseSymbol(spelling)]);
  expect(read).toEqual(read.map(([spelling]) => [spelling, symbol]));
});

it.each(
  "SAP.DE TSCO.L 7203.T SAP.F NVDA CEZ.PR AIR.PA CCO.V ^GSPC EURUSD=X BTC-USD ES=F M&M.NS SB1NO-PRO.OL X-PR AAPL.US".split(
    " ",
  ),
)("keeps %s", (symbol) => expect(normaliseSymbol(symbol)).toBe(symbol));

it.each(["BTC/USD", "BANK OF", "A/B/C", "P/"])("makes no symbol of %s", (text) =>
  expect(isSymbol(normaliseSymbol(text))).toBe(false),
);

describe.skipIf(!hasRecordings)(`the directory's own symbols${recordingsNote}`, () => {
  it("are all kept, and found again from every spelling of their class", () => {
    const path = new URL("../../../../shared/data/prices/reference/symbol-directory.csv", import.meta.url);
    const symbols = readFileSync(path, "utf8")
      .split("\n")
      .slice(1)
      .map((line) => line.split(",")[0]?.replaceAll('"', "") ?? "")
      .filter(isSymbol);
    // One row of the list is written as no source writes it.
    const changed = symbols.filter((symbol) => normaliseSymbol(symbol) !== symbol && symbol !== "DHT.UN.TO");
    const classed = symbols.flatMap((symbol) => {
      const [, root, share, exchange = ""] = /^([A-Z]+)-(P?[A-Z])(\.[A-Z]+)?$/.exec(symbol) ?? [];
      if (root === undefined || share === undefined) return [];
      const written = share.length > 1 ? `PR.${share.slice(1)}` : share;
      const dotted = exchange === "" && /^[FLTV]$/.test(share) ? [] : [`${root}.${written}${exchange}`];
      return [...dotted, `${root}/${share}${exchange}`, `${root} ${share}${exchange}`].map((one) => [symbol, one]);
    });
    expect(symbols.length).toBeGreaterThan(46_000);
    expect(classed.length).toBeGreaterThan(1_000);
    expect(changed).toEqual([]);
    expect(classed.filter(([symbol, spelling = ""]) => normaliseSymbol(spelling) !== symbol)).toEqual([]);
  });
});

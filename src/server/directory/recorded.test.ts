import { existsSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { buildDirectory } from "./build-directory.ts";
import { mergeListings } from "./merge-listings.ts";
import { type OpenDirectory, openDirectory } from "./open-directory.ts";
import { readList } from "./read-list.ts";

const folder = new URL("../../../../shared/data/directory/", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, folder));

/** Typed text, and the listing that must come first. */
const expected: Readonly<Record<string, string>> = {
  aapl: "AAPL",
  "brk.b": "BRK-B",
  "0700.hk": "0700.HK",
  visa: "V",
  intel: "INTC",
  "at&t": "T",
  target: "TGT",
  gap: "GAP",
  meta: "META",
  ford: "F",
  "microsoft corp": "MSFT",
  "coca cola": "KO",
  cocacola: "KO",
  "johnson & johnson": "JNJ",
  palantir: "PLTR",
  exxon: "XOM",
  sap: "SAP.DE",
  siemens: "SIE.DE",
  infineon: "IFX.DE",
  nestle: "NESN.SW",
  lvmh: "MC.PA",
  toyota: "7203.T",
  tencent: "0700.HK",
  "novo nordisk": "NOVO-B.CO",
  novo: "NOVO-B.CO",
  kroger: "KR",
  merck: "MRK",
  lilly: "LLY",
  unilever: "ULVR.L",
  danone: "BN.PA",
  asml: "ASML.AS",
  diageo: "DGE.L",
  "rio tinto": "RIO.L",
  "moody's": "MCO",
  google: "GOOGL",
  facebook: "META",
  appel: "AAPL",
  micorsoft: "MSFT",
  telsa: "TSLA",
  nvidai: "NVDA",
  netflx: "NFLX",
  starbuks: "SBUX",
  alibba: "BABA",
  "berkshre hathway": "BRK-B",
  US0378331005: "AAPL",
  DE0007164600: "SAP.DE",
  "037833100": "AAPL",
};

describe.skipIf(!existsSync(folder))("the recorded lists", () => {
  let directory: OpenDirectory | null = null;

  beforeAll(() => {
    directory = openDirectory(
      buildDirectory(
        mergeListings([
          readList(read("financedatabase/equities.csv.gz"), { kind: "finance-database", file: "equities" }),
          readList(read("nasdaqtrader/nasdaqlisted.txt.gz"), { kind: "nasdaq-trader" }),
          readList(read("nasdaqtrader/otherlisted.txt.gz"), { kind: "nasdaq-trader" }),
          readList(read("sec/company_tickers_exchange.json.gz"), { kind: "sec" }),
        ]),
      ),
    );
  });

  it.each(Object.entries(expected))("find for “%s” first %s", (query, symbol) => {
    expect(directory?.find(query, 10)[0]?.row.symbol).toBe(symbol);
  });

  it("call the whole name of a rare listing exact, too", () => {
    const rare = directory?.find("infineon", 10).find(({ row }) => row.symbol === "INFIN.BD");
    expect(rare?.match).toBe("exact");
  });

  it("find nothing for what is no instrument", () => {
    expect(directory?.find("qqxxzzyyqq", 10)).toEqual([]);
    expect(directory?.find("", 10)).toEqual([]);
    expect(directory?.withIdentifier("US0000000000")).toEqual([]);
  });
});

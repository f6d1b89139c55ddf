import { describe, expect, it } from "vitest";
import { insightsParams, readInsightsAddress } from "./insights-address.ts";

const read = (words: string) => readInsightsAddress(new URLSearchParams(words), "AAPL");

describe("the address of a symbol's page", () => {
  it("means the overview over six months if empty", () => {
    expect(read("symbol=AAPL")).toEqual({ tab: "overview", range: "6M", compare: [], isSplit: false });
  });

  it("survives a round trip", () => {
    const address = { tab: "events", range: "YTD", compare: ["MSFT", "BRK-B"], isSplit: true } as const;
    expect(read(new URLSearchParams(insightsParams("AAPL", address)).toString())).toEqual(address);
  });

  it("compares at most nine others, each once, and never a symbol with itself", () => {
    const others = ["MSFT", "GOOGL", "TSLA", "NVDA", "META", "AMZN", "KO", "SPY", "QQQ"];
    const asked = ["msft", "MSFT", "aapl", "no symbol", ...others.slice(1), "V"];
    expect(read(`compare=${asked.join(",")}`).compare).toEqual(others);
  });

  it("ignores an unknown tab or range", () => {
    expect(read("tab=orders&range=9Y")).toEqual({ tab: "overview", range: "6M", compare: [], isSplit: false });
  });
});

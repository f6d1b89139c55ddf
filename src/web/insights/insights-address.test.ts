import { describe, expect, it } from "vitest";
import { insightsParams, readInsightsAddress } from "./insights-address.ts";

const read = (words: string) => readInsightsAddress(new URLSearchParams(words), "AAPL");

describe("the address of a symbol's page", () => {
  it("is the overview over six months when it says nothing", () => {
    expect(read("symbol=AAPL")).toEqual({ tab: "overview", range: "6M", compare: [] });
  });

  it("comes back from a link as it was", () => {
    const address = { tab: "events", range: "YTD", compare: ["MSFT", "BRK-B"] } as const;
    expect(read(new URLSearchParams(insightsParams("AAPL", address)).toString())).toEqual(address);
  });

  it("compares three others at most, each once, and never a symbol with itself", () => {
    expect(read("compare=msft,MSFT,aapl,GOOGL,no symbol,TSLA,NVDA").compare).toEqual(["MSFT", "GOOGL", "TSLA"]);
  });

  it("takes a tab or a range that does not exist as not said", () => {
    expect(read("tab=orders&range=9Y")).toEqual({ tab: "overview", range: "6M", compare: [] });
  });
});

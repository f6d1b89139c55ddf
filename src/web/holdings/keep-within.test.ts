import { describe, expect, it } from "vitest";
import { keepWithin } from "./use-portfolio.ts";

describe("keepWithin", () => {
  const queryOf = (account?: string, symbol?: string) => ({
    queryKey: ["GET /api/portfolio/performance", { ...(account && { account }), ...(symbol && { symbol }) }] as const,
  });

  it("keeps the figures of another range of the same account", () => {
    expect(keepWithin({ account: "a" })("figures", queryOf("a"))).toBe("figures");
    expect(keepWithin({})("figures", queryOf())).toBe("figures");
  });

  it("never shows one account's or instrument's figures as another's", () => {
    expect(keepWithin({ account: "a" })("figures", queryOf("b"))).toBeUndefined();
    expect(keepWithin({ account: "a" })("figures", queryOf())).toBeUndefined();
    expect(keepWithin({ symbol: "KO" })("figures", queryOf(undefined, "SPY"))).toBeUndefined();
  });
});

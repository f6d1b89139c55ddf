import { describe, expect, it } from "vitest";
import { keepWithin } from "./use-portfolio.ts";

describe("keepWithin", () => {
  const asked = (account?: string, symbol?: string) => ({
    queryKey: ["GET /api/portfolio/performance", { ...(account && { account }), ...(symbol && { symbol }) }] as const,
  });

  it("keeps the figures of another range of the same account", () => {
    expect(keepWithin({ account: "a" })("figures", asked("a"))).toBe("figures");
    expect(keepWithin({})("figures", asked())).toBe("figures");
  });

  it("never shows figures of one account or instrument as those of another", () => {
    expect(keepWithin({ account: "a" })("figures", asked("b"))).toBeUndefined();
    expect(keepWithin({ account: "a" })("figures", asked())).toBeUndefined();
    expect(keepWithin({ symbol: "KO" })("figures", asked(undefined, "SPY"))).toBeUndefined();
  });
});

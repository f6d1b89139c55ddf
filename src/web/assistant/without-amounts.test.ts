import { describe, expect, it } from "vitest";
import { withoutAmounts } from "./without-amounts.ts";

describe("words whose figures are not checked yet, with amounts hidden", () => {
  it("mask amounts and share counts", () => {
    expect(withoutAmounts("You own 129 shares, worth $23,075.52.")).toBe("You own ••••• shares, worth $•••••.");
    expect(withoutAmounts("Moved ±$1,570, or −€20.5; CHF 12.")).toBe("Moved ±$•••••, or −€•••••; CHF •••••.");
    expect(withoutAmounts("about $1.2M or 4.35bn")).toBe("about $••••• or •••••");
  });

  it("keep percentages, citations and names", () => {
    expect(withoutAmounts("18.0% of it [1], up 2.07 %.")).toBe("18.0% of it [1], up 2.07 %.");
    expect(withoutAmounts("[[table 2]] and Q3")).toBe("[[table 2]] and Q3");
  });
});

import { afterEach, describe, expect, it, vi } from "vitest";
import { learnServerTime, now } from "./clock.ts";
import { formatCurrencyCode } from "./format-currency-code.ts";
import { cityOf, formatDate, formatDay, formatDayOfWeek, formatExchangeTime, formatTime } from "./format-date.ts";
import { formatExchange } from "./format-exchange.ts";
import { formatLarge, formatWhole } from "./format-large.ts";
import { formatChange, formatPercent, formatPercentChange, formatPrice } from "./format-price.ts";
import { formatMultiple, formatPriceEarnings } from "./format-ratio.ts";
import { formatAge, formatCountdown, formatRelativeTime } from "./format-relative-time.ts";
import { spokenChange } from "./spoken-change.ts";

const dollar = (price: number) => ({ currency: "USD", type: "Common Stock", price });
const pair = (currency: string, price: number) => ({ currency, type: "Currency", price });

describe("prices", () => {
  it("have the digits of their kind", () => {
    expect(formatPrice(178.88, dollar(178.88))).toBe("178.88");
    expect(formatPrice(23_075.5, dollar(23_075.5))).toBe("23,075.50");
    expect(formatPrice(0.4127, dollar(0.4127))).toBe("0.4127");
    expect(formatPrice(1.0842, pair("USD", 1.0842))).toBe("1.0842");
    expect(formatPrice(156.782, pair("JPY", 156.782))).toBe("156.78");
    expect(formatPrice(9_875, { currency: "IDR", price: 9_875 })).toBe("9,875");
    expect(formatPrice(2_543.5, { currency: "JPY", price: 2_543.5 })).toBe("2,543.50");
    expect(formatPrice(0.000_012_34, { currency: "USD", price: 0.000_012_34 })).toBe("0.00001234");
    expect(formatPrice(0, dollar(0))).toBe("0.0000");
    expect(formatPrice(-37.63, dollar(-37.63))).toBe("−37.63");
    expect(formatPrice(null, { currency: "USD", price: null })).toBe("—");
  });

  it("change with a sign, in the same digits; zero has none", () => {
    expect(formatChange(3.62, dollar(178.88))).toBe("+3.62");
    expect(formatChange(-12.84, dollar(178.88))).toBe("−12.84");
    expect(formatChange(-0.004, dollar(178.88))).toBe("0.00");
    expect(formatChange(-0.0042, dollar(0.4))).toBe("−0.0042");
    expect(formatChange(null, dollar(1))).toBe("—");
  });

  it("change in per cent with two digits, none over a thousand", () => {
    expect(formatPercentChange(2.071)).toBe("+2.07%");
    expect(formatPercentChange(-3.1849)).toBe("−3.18%");
    expect(formatPercentChange(0)).toBe("0.00%");
    expect(formatPercentChange(1234.5)).toBe("+1,235%");
    expect(formatPercentChange(null)).toBe("—");
    expect(formatPercent(0.41)).toBe("0.41%");
    expect(formatPercent(18, 1)).toBe("18.0%");
  });
});

describe("large numbers and ratios", () => {
  it("carry a letter and three digits", () => {
    expect(formatLarge(4_352_000_000_000)).toBe("4.35T");
    expect(formatLarge(204_300_000)).toBe("204M");
    expect(formatLarge(18_120)).toBe("18.1K");
    expect(formatLarge(999_999)).toBe("1.00M");
    expect(formatLarge(950)).toBe("950");
    expect(formatLarge(0)).toBe("0");
    expect(formatLarge(-18_120)).toBe("−18.1K");
    expect(formatLarge(null)).toBe("—");
    expect(formatWhole(4_352_000_000_000)).toBe("4,352,000,000,000");
  });

  it("show a loss instead of a negative price-earnings ratio", () => {
    expect(formatPriceEarnings(50.41, "loss")).toBe("50.4");
    expect(formatPriceEarnings(-3, "loss")).toBe("loss");
    expect(formatPriceEarnings(null, "loss")).toBe("—");
    expect(formatMultiple(1.38)).toBe("1.4×");
  });

  it("name pence GBX", () => {
    expect(formatCurrencyCode("GBp")).toBe("GBX");
    expect(formatCurrencyCode("EUR")).toBe("EUR");
  });
});

describe("times", () => {
  const present = Date.parse("2026-11-21T14:32:05Z");
  const ago = (ms: number) => formatRelativeTime(present - ms, present);

  it("are relative for seven days, then a date", () => {
    expect(ago(12_999)).toBe("12s ago");
    expect(ago(5 * 60_000)).toBe("5m ago");
    expect(ago(3 * 3_600_000)).toBe("3h ago");
    expect(ago(2 * 86_400_000)).toBe("2d ago");
    expect(ago(7 * 86_400_000)).toBe("7d ago");
    expect(ago(7 * 86_400_000 + 1)).toBe("14 Nov");
    expect(formatRelativeTime(Date.parse("2024-03-04T12:00:00Z"), present)).toBe("4 Mar 2024");
    expect(formatRelativeTime(present + 3000, present)).toBe("0s ago");
    expect(formatAge(4 * 60_000)).toBe("4m");
  });

  it("count down in hours and minutes", () => {
    expect(formatCountdown(88 * 60_000)).toBe("1h 28m");
    expect(formatCountdown(30_000)).toBe("1m");
    expect(formatCountdown(120 * 60_000)).toBe("2h");
    expect(formatCountdown(51 * 3_600_000)).toBe("2d 3h");
  });

  it("are the exchange's own, with the city", () => {
    expect(formatExchangeTime(present, "America/New_York")).toBe("09:32:05 New York");
    expect(formatTime(present, "Asia/Tokyo")).toBe("23:32");
    expect(cityOf("America/Argentina/Buenos_Aires")).toBe("Buenos Aires");
  });

  it("name days as day and month, the year where it differs", () => {
    expect(formatDate(present, present, "UTC")).toBe("21 Nov");
    expect(formatDay("2024-03-04")).toBe("4 Mar 2024");
    expect(formatDayOfWeek("2026-11-20")).toBe("Fri 20 Nov");
  });

  afterEach(() => {
    learnServerTime(Date.now());
    vi.useRealTimers();
  });

  it("follow the server's clock if the device's is wrong", () => {
    vi.useFakeTimers({ now: present });
    learnServerTime(present + 1500);
    expect(now()).toBe(present);
    learnServerTime(present - 3_600_000);
    expect(now()).toBe(present - 3_600_000);
    vi.advanceTimersByTime(1000);
    expect(now()).toBe(present - 3_599_000);
    learnServerTime(Number.NaN);
    expect(now()).toBe(present - 3_599_000);
  });

  it("use the response with the shortest delay to estimate the server's clock", () => {
    vi.useFakeTimers({ now: present });
    const leads = [3_599_100, 3_599_900, 3_599_300];
    for (const lead of leads) learnServerTime(present + lead);
    expect(now()).toBe(present + 3_599_900);
  });
});

describe("exchanges", () => {
  it("have their usual names, or their code if unknown", () => {
    expect(["XNAS", "XNYS", "ARCX", "XETR"].map(formatExchange)).toEqual(["NASDAQ", "NYSE", "NYSE Arca", "Xetra"]);
    expect(formatExchange("ZZZZ")).toBe("ZZZZ");
  });
});

describe("sentences for screen readers", () => {
  it("give direction, amount with its currency, and per cent", () => {
    expect(spokenChange(3.62, 2.07, dollar(178.88))).toBe("up 3.62 dollars, plus 2.07 percent");
    expect(spokenChange(-4.5, -1.3, { currency: "GBp", price: 342 })).toBe("down 4.50 pence, minus 1.30 percent");
    expect(spokenChange(0, 0, { currency: "EUR", price: 10 })).toBe("unchanged, 0.00 euros, 0.00 percent");
    expect(spokenChange(null, 1.5, dollar(1))).toBe("plus 1.50 percent");
    expect(spokenChange(null, null, dollar(1))).toBe("");
  });
});

import { afterEach, describe, expect, it, vi } from "vitest";
import { dateFormats, defaultPreferences, numberFormats } from "#contract/settings.ts";
import { formatDate, formatDay, formatDayOfWeek, formatExchangeTime, formatMoment, formatTime } from "./format-date.ts";
import { formatLarge, formatWhole } from "./format-large.ts";
import { formatMoney, formatMoneyChange, formatMoneyShort, formatWholeMoney, moneySymbol } from "./format-money.ts";
import { formatChange, formatPercentChange, formatPrice } from "./format-price.ts";
import { formatQuantity } from "./format-quantity.ts";
import { formatMultiple } from "./format-ratio.ts";
import { chooseFormats, numberFormatOf } from "./choose-formats.ts";
import { chosenFormats, subscribeToFormats } from "./locale.ts";
import { numberSamples } from "./number-samples.ts";
import { spokenChange } from "./spoken-change.ts";

type Choice = Parameters<typeof chooseFormats>[0];

const choose = (choice: Partial<Choice>) => chooseFormats({ ...defaultPreferences, ...choice });
/** Replaces non-breaking spaces of either width with plain ones. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");
const dollar = { currency: "USD", price: 1234.5 };

afterEach(() => choose({}));

const figures = () =>
  [
    formatPrice(1234.5, dollar),
    formatChange(-12.84, dollar),
    formatPercentChange(2.071),
    formatLarge(4_352_000_000_000),
    formatWhole(1_234_567),
    formatQuantity("1234.013847"),
    formatMultiple(1.38),
  ].map(plain);

describe("number formats", () => {
  it.each([
    ["comma-point", ["1,234.50", "−12.84", "+2.07%", "4.35T", "1,234,567", "1,234.013847", "1.4×"]],
    ["point-comma", ["1.234,50", "−12,84", "+2,07%", "4,35T", "1.234.567", "1.234,013847", "1,4×"]],
    ["space-comma", ["1 234,50", "−12,84", "+2,07%", "4,35T", "1 234 567", "1 234,013847", "1,4×"]],
    ["apostrophe-point", ["1’234.50", "−12.84", "+2.07%", "4.35T", "1’234’567", "1’234.013847", "1.4×"]],
    ["lakh-point", ["1,234.50", "−12.84", "+2.07%", "4.35T", "12,34,567", "1,234.013847", "1.4×"]],
  ] as const)("%s writes prices, ratios, large numbers and shares", (numberFormat, expected) => {
    choose({ numberFormat });
    expect(figures()).toEqual(expected);
  });

  it.each([
    ["comma-point", ["$1,234,567.89", "−€12.00", "+$467.00", "$112K", "−$1.20M", "CHF 18.1K", "$1,235", "¥1,200"]],
    [
      "point-comma",
      ["1.234.567,89 $", "−12,00 €", "+467,00 $", "112K $", "−1,20M $", "18,1K CHF", "1.235 $", "1.200 ¥"],
    ],
    [
      "space-comma",
      ["1 234 567,89 $", "−12,00 €", "+467,00 $", "112K $", "−1,20M $", "18,1K CHF", "1 235 $", "1 200 ¥"],
    ],
    [
      "apostrophe-point",
      ["$ 1’234’567.89", "−€ 12.00", "+$ 467.00", "$ 112K", "−$ 1.20M", "CHF 18.1K", "$ 1’235", "¥ 1’200"],
    ],
    ["lakh-point", ["$12,34,567.89", "−€12.00", "+$467.00", "$112K", "−$1.20M", "CHF 18.1K", "$1,235", "¥1,200"]],
  ] as const)("%s puts the currency sign in its usual place", (numberFormat, expected) => {
    choose({ numberFormat });
    const money = [
      formatMoney("1234567.89", "USD"),
      formatMoney("-12", "EUR"),
      formatMoneyChange("467", "USD"),
      formatMoneyShort(112_412, "USD"),
      formatMoneyShort(-1_200_000, "USD"),
      formatMoneyShort(18_100, "CHF"),
      formatWholeMoney(1234.6, "USD"),
      formatMoney(1200, "JPY"),
    ];
    expect(money.map(plain)).toEqual(expected);
    expect([moneySymbol("USD"), moneySymbol("CHF")]).toEqual(["$", "CHF"]);
  });

  it("writes whole money without cents and zero without a sign", () => {
    expect([formatWholeMoney(-0.4, "USD"), formatWholeMoney(-1234.5, "EUR")]).toEqual(["$0", "−€1,235"]);
    expect(plain(formatWholeMoney(5, "points"))).toBe("points 5");
  });

  it("says the currency in the language of the page", () => {
    choose({ numberFormat: "point-comma" });
    expect(spokenChange(3.62, 2.07, { currency: "USD", price: 178.88 })).toBe("up 3.62 dollars, plus 2.07 percent");
  });

  it("match their samples", () => {
    for (const [numberFormat, sample] of Object.entries(numberSamples)) {
      choose({ numberFormat: numberFormat as Choice["numberFormat"] });
      const value = numberFormat === "lakh-point" ? 1_234_567.89 : 1234.56;
      expect(plain(formatPrice(value, dollar))).toBe(plain(sample));
    }
  });

  it.each([
    ["en-US", "comma-point"],
    ["en-GB", "comma-point"],
    ["de-DE", "point-comma"],
    ["es-ES", "point-comma"],
    ["pt-BR", "point-comma"],
    ["fr-FR", "space-comma"],
    ["sv-SE", "space-comma"],
    ["pl-PL", "space-comma"],
    ["de-CH", "apostrophe-point"],
    ["en-IN", "lakh-point"],
    ["hi-IN", "lakh-point"],
    ["ja-JP", "comma-point"],
    ["ar-EG", "comma-point"],
    ["en-US@posix", "comma-point"],
    ["en_US", "comma-point"],
    ["C", "comma-point"],
    ["", "comma-point"],
  ])("for the browser's language %s, the nearest is %s", (language, format) => {
    vi.stubGlobal("navigator", { language });
    choose({ numberFormat: "browser" });
    expect(chosenFormats().numbers).toBe(numberFormatOf(language));
    if (language !== "ar-EG") expect(numberFormatOf(language)).toBe(format);
    vi.unstubAllGlobals();
  });
});

describe("date formats", () => {
  const present = Date.parse("2026-11-21T14:32:05Z");
  it.each([
    [
      "day-month",
      ["21 Nov", "4 Mar 2024", "Fri 20 Nov", "14:32", "14:32:05", "23:32:05 Tokyo", "21 Nov 2026, 14:32:05 UTC"],
    ],
    [
      "month-day",
      [
        "Nov 21",
        "Mar 4, 2024",
        "Fri Nov 20",
        "2:32 PM",
        "2:32:05 PM",
        "11:32:05 PM Tokyo",
        "Nov 21, 2026, 2:32:05 PM UTC",
      ],
    ],
    ["iso", ["11-21", "2024-03-04", "Fri 11-20", "14:32", "14:32:05", "23:32:05 Tokyo", "2026-11-21 14:32:05 UTC"]],
  ] as const)("%s writes days, times and moments", (dateFormat, expected) => {
    choose({ dateFormat });
    const texts = [
      formatDate(present, present, "UTC"),
      formatDay("2024-03-04"),
      formatDayOfWeek("2026-11-20"),
      formatTime(present, "UTC"),
      formatTime(present, "UTC", true),
      formatExchangeTime(present, "Asia/Tokyo"),
      formatMoment(present, "UTC"),
    ];
    expect(texts.map(plain)).toEqual(expected);
  });

  it("writes midnight and noon correctly on a twelve-hour clock", () => {
    choose({ dateFormat: "month-day" });
    const at = (time: string) => plain(formatTime(Date.parse(`2026-11-21T${time}:00Z`), "UTC"));
    expect([at("00:05"), at("12:05")]).toEqual(["12:05 AM", "12:05 PM"]);
  });
});

describe("a change of format", () => {
  it("is announced once, and discards formatters of the old one", () => {
    const listener = vi.fn<() => void>();
    const stop = subscribeToFormats(listener);
    const before = figures();
    choose({ numberFormat: "point-comma", dateFormat: "iso" });
    choose({ numberFormat: "point-comma", dateFormat: "iso" });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(figures()).not.toEqual(before);
    expect(formatDay("2024-03-04")).toBe("2024-03-04");
    choose({});
    expect(figures()).toEqual(before);
    expect(formatDay("2024-03-04")).toBe("4 Mar 2024");
    stop();
    choose({ dateFormat: "iso" });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("isn't announced during the first render, but applies all the same", () => {
    const listener = vi.fn<() => void>();
    const stop = subscribeToFormats(listener);
    const before = figures();
    chooseFormats({ numberFormat: "point-comma", dateFormat: "iso" }, { shouldNotify: false });
    expect(listener).not.toHaveBeenCalled();
    expect(figures()).not.toEqual(before);
    stop();
  });

  it("uses the default if a browser stored an unknown format", () => {
    chooseFormats({ numberFormat: "roman" as Choice["numberFormat"], dateFormat: "stardate" as Choice["dateFormat"] });
    expect([formatPrice(1234.5, dollar), formatDay("2024-03-04")]).toEqual(["1,234.50", "4 Mar 2024"]);
  });

  it("has a sample for every choice the account may hold", () => {
    for (const numberFormat of numberFormats) {
      choose({ numberFormat });
      expect(formatPrice(1234.5, dollar)).toMatch(/1.?234[.,]50/);
    }
    const looks = dateFormats.map((dateFormat) => {
      choose({ dateFormat });
      return formatDay("2024-03-04");
    });
    expect(new Set(looks).size).toBe(dateFormats.length);
  });
});

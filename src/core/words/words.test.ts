import { describe, expect, it } from "vitest";
import type { AlertFinding } from "../alerts/alert-finding.ts";
import type { AlertRule } from "../alerts/alert-rule.ts";
import type { AlertWait } from "../alerts/alert-wait.ts";
import { alertWords, findingWords, waitWords } from "../alerts/alert-words.ts";
import type { Condition, RuleStrategy } from "../backtest/strategy.ts";
import { languages } from "../languages/languages.ts";
import type { Words } from "./shape.ts";
import { wordsIn } from "./words.ts";
import { writingOf } from "./writing.ts";

const english = await wordsIn(writingOf({ language: "en", numbers: null, dates: "day-month" }));

const at = {
  site: "https://bellwether.example",
  signIn: "https://bellwether.example/login",
  reset: "https://bellwether.example/reset-password",
  security: "https://bellwether.example/settings#security",
  page: "https://bellwether.example/verify#token=1",
  name: "Blue key",
  email: "ada@example.org",
  at: "2026-03-06T16:05:00.000Z",
};

const close = { kind: "price", field: "close", barsAgo: 0, symbol: null, times: 1 } as const;
const volume = { ...close, field: "volume", barsAgo: 2, symbol: "SPY", times: 1.5 } as const;
const rsi = { kind: "indicator", id: "rsi", output: "rsi", parameters: {}, of: "close" } as const;
const average = { kind: "indicator", id: "sma", output: "sma", parameters: { length: 50 }, of: "volume" } as const;
const placed = { barsAgo: 0, symbol: null, times: 1 } as const;
const compared = (["above", "below", "at-least", "at-most", "crosses-above", "crosses-below"] as const).map(
  (is) => ({ kind: "compare", left: volume, is, right: { ...average, ...placed }, forBars: 3 }) as const,
);
const isLow = {
  kind: "compare",
  left: { ...rsi, ...placed },
  is: "below",
  right: { kind: "number", value: 30.5 },
  forBars: 1,
} as const;
const condition: Condition = {
  kind: "all",
  conditions: [
    { kind: "any", conditions: [...compared, { kind: "always" }] },
    ...compared.map((one) => ({ kind: "not", condition: one }) as const),
    { kind: "not", condition: { kind: "signal", signal: "overall", is: "buy", forBars: 2 } },
    isLow,
  ],
};
const side = { entry: condition, exit: isLow };
const strategy: RuleStrategy = {
  kind: "rules",
  name: "",
  long: side,
  short: side,
  sizing: { kind: "all-in" },
  protection: { stopLossPercent: null, takeProfitPercent: null, trailingStopPercent: null, maximumBars: null },
};

const rules: readonly AlertRule[] = [
  ...(["above", "below"] as const).map((is) => ({ kind: "price", is, value: 0.000_012_34 }) as const),
  ...(["up", "down", "either"] as const).map(
    (direction) => ({ kind: "move", direction, percent: 2.5, over: "week" }) as const,
  ),
  ...(["day", "month"] as const).map((over) => ({ kind: "move", direction: "up", percent: 5, over }) as const),
  ...(["high", "low"] as const).map((is) => ({ kind: "extreme", is, weeks: 52 }) as const),
  { kind: "condition", condition },
  { kind: "volume", times: 3 },
  ...(["earnings", "dividend"] as const).map((event) => ({ kind: "event", event, days: 5 }) as const),
  { kind: "weight", percent: 20 },
  { kind: "drawdown", percent: 10 },
  { kind: "strategy", strategy },
  { kind: "strategy", strategy: { ...strategy, name: at.name } },
];
const findings: readonly AlertFinding[] = [
  ...(["today", "day", "week", "month"] as const).map((over) => ({ kind: "move", percent: -1.25, over }) as const),
  { kind: "extreme", price: 12, level: 11 },
  { kind: "volume", times: 3.25 },
  ...[0, 1, 5].map((days) => ({ kind: "event", date: "2026-03-06", days }) as const),
  { kind: "weight", percent: 20 },
  { kind: "drawdown", percent: 10 },
  { kind: "signals", signals: ["buy", "sell", "short", "cover"], price: 12 },
];
const waits: readonly AlertWait[] = [
  { kind: "no-price-yet", symbol: "SPY" },
  { kind: "short-history", symbol: "SPY" },
  ...(["sample", "unavailable", "stale", "pending"] as const).flatMap((kind) =>
    (["price", "bars", "calendar", "portfolio"] as const).map((data) => ({ kind, data, symbol: "SPY" }) as const),
  ),
  { kind: "doubted", data: "price", symbol: "SPY", note: at.name },
  ...(["portfolio-failed", "nothing-held", "missing-price", "no-return", "failed"] as const).map((kind) => ({ kind })),
];

/** Every message with values, by its place in the catalogue. */
function rendered(words: Words): ReadonlyMap<string, string> {
  const { accountMails, alerts, notices } = words;
  const letters = Object.entries(accountMails).map(([id, write]) => {
    const { subject, paragraphs } = write(at);
    return [`accountMails.${id}`, [subject, ...paragraphs].join("\n")] as const;
  });
  const mail = {
    value: [at.at, null].flatMap((asOf) =>
      ["", at.name].map((value) => alerts.mail.value({ value, asOf, source: "yahoo" })),
    ),
    manage: alerts.mail.manage(at.page),
  };
  return new Map([
    ...letters,
    ...texts(notices, "notices"),
    ...rules.map((rule) => [`alert ${JSON.stringify(rule)}`, alertWords(rule, "NVDA", words)] as const),
    ["alert on the portfolio", alertWords({ kind: "drawdown", percent: 10 }, null, words)],
    ...findings.map((finding) => [`finding ${JSON.stringify(finding)}`, findingWords(finding, words)] as const),
    ...waits.map((wait) => [`wait ${JSON.stringify(wait)}`, waitWords(wait, words) ?? ""] as const),
    ...texts(mail, "alerts.mail"),
  ]);
}

/** Texts of a section, with messages called with addresses. */
function texts(part: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof part === "string") return [[path, part]];
  if (Array.isArray(part)) return [[path, part.join("\n")]];
  if (typeof part === "function") {
    // A model's or page's name is a value alone.
    const isNamed = /\.(written|page)$/.test(path);
    return texts((part as (values: unknown) => unknown)(isNamed ? at.page : at), path);
  }
  return Object.entries(part as object).flatMap(([id, inner]) => texts(inner, `${path}.${id}`));
}

/** Values that a message must keep: addresses and names. An address that only begins another one counts with it. */
function valuesIn(text: string): readonly string[] {
  return Object.values(at).filter((value) => text.includes(value));
}

describe.each(languages.filter((language) => language !== "en"))("the words in %s", (language) => {
  it("say every message in their own language, with the values of the English one", async () => {
    const own = rendered(await wordsIn(writingOf({ language, numbers: null, dates: "day-month" })));
    for (const [id, text] of rendered(english)) {
      const other = own.get(id) ?? "";
      expect(other, id).not.toBe(text);
      expect(valuesIn(other), id).toEqual(valuesIn(text));
      expect(other, id).not.toMatch(/undefined|NaN|\[object|\$\{/);
    }
  });
});

describe("numbers and dates in texts", () => {
  it.each([
    ["en", "1,234.50", "6 Mar 2026", "6 Mar 2026, 16:05 UTC"],
    ["de", "1.234,50", "06.03.2026", "06.03.2026, 16:05 UTC"],
    ["fr", "1\u00a0234,50", "6 mars 2026", "6 mars 2026, 16:05 UTC"],
    ["es", "1.234,50", "6 mar 2026", "6 mar 2026, 16:05 UTC"],
    ["ja", "1,234.50", "2026/03/06", "2026/03/06, 16:05 UTC"],
  ] as const)("are written as usual in %s", (language, price, day, moment) => {
    const writing = writingOf({ language, numbers: null, dates: "day-month" });
    expect(writing.price(1234.5)).toBe(price);
    expect(writing.day("2026-03-06")).toBe(day);
    expect(writing.moment("2026-03-06T16:05:00.000Z")).toBe(moment);
  });

  it("give small prices the digits that matter", () => {
    const { price } = writingOf({ language: "en", numbers: null, dates: "day-month" });
    expect([0.000_012_34, 0.0512, 0, 9.876_54, 1234.5, -0.005].map(price)).toEqual([
      "0.00001234",
      "0.0512",
      "0.00",
      "9.8765",
      "1,234.50",
      "-0.005",
    ]);
  });

  it("follow the formats the reader chose", () => {
    const writing = writingOf({ language: "en", numbers: "apostrophe-point", dates: "iso" });
    expect(writing.price(1234.5)).toBe("1’234.50");
    expect(writing.day("2026-03-06")).toBe("2026-03-06");
  });

  it("take the plural of their language", () => {
    const bars = (language: "en" | "fr", count: number) =>
      writingOf({ language, numbers: null, dates: "day-month" }).plural(count, "bar", "bars");
    expect([bars("en", 0), bars("en", 1), bars("fr", 0), bars("fr", 2)]).toEqual([
      "0 bars",
      "1 bar",
      "0 bar",
      "2 bars",
    ]);
  });
});

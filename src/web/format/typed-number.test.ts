import { afterEach, describe, expect, it } from "vitest";
import { draftDoubt, draftOf as alertDraftOf, ruleOf } from "../alerts/alert-draft.ts";
import { defaultPreferences, numberFormats } from "#contract/settings.ts";
import { parseSmartEntry } from "#core/portfolio/smart-entry.ts";
import { draftOf, doubtsOfDraft, emptyDraft, fieldsOfDraft } from "../holdings/transaction-fields.ts";
import type { LedgerLine } from "../holdings/use-ledger.ts";
import { targetSum, weightsAsTargets } from "../portfolio/allocation/target-draft.ts";
import { alertCommand } from "../shell/palette-items.ts";
import { readNumber } from "../strategy/read-number.ts";
import { formatPrice } from "./format-price.ts";
import { chooseFormats, writtenFormats } from "./choose-formats.ts";
import { locale } from "./locale.ts";
import { fieldNumber, numberDoubt, plainNumber, typedNumber } from "./typed-number.ts";

const choose = (numberFormat: (typeof numberFormats)[number]) => chooseFormats({ ...defaultPreferences, numberFormat });

afterEach(() => choose("comma-point"));

describe.each(numberFormats)("with %s", (numberFormat) => {
  it("a field's text is read back as the same number", () => {
    choose(numberFormat);
    expect(plainNumber(fieldNumber("6e-7"))).toBe("0.0000006");
    for (const plain of ["131.2", "1.234", "0.123", "1234.5", "1234567.891", "12", "0", "-3.25", "100.001"]) {
      expect(plainNumber(fieldNumber(plain))).toBe(plain);
      expect(numberDoubt(fieldNumber(plain))).toBeNull();
      expect(typedNumber(fieldNumber(plain))).toBe(Number(plain));
    }
  });

  it("a shown figure can be typed in again", () => {
    choose(numberFormat);
    for (const value of [1234.56, 1_234_567.89, 131.2, -12.84])
      expect(typedNumber(formatPrice(value, { currency: "USD", price: value }))).toBe(value);
  });

  it("131,20 and 131.20 are never more than 131.2", () => {
    choose(numberFormat);
    const bounds = { min: 0, max: 1e9, isWhole: false, mayBeEmpty: false };
    for (const typed of ["131,20", "131.20"]) {
      expect([plainNumber(typed), typedNumber(typed)]).toEqual(["131.2", 131.2]);
      expect(readNumber(typed, bounds)).toEqual({ ok: true, value: 131.2 });
      expect(alertCommand(`alert NVDA above ${typed}`)?.rule).toMatchObject({ value: 131.2 });
      const { draft, faults } = parseSmartEntry(`NVDA 12 @ ${typed}`, {
        today: "2026-03-04",
        decimalSign: locale.style.decimal,
      });
      expect([draft.price, faults]).toEqual(["131.2", []]);
    }
  });

  it("a transaction edit doesn't change its numbers", () => {
    choose(numberFormat);
    const line = { type: "buy", symbol: "A", date: "2026-03-01", quantity: "1.234", price: "131.2", fee: "0.125" };
    const draft = draftOf({ ...line, tax: "0", currency: "USD", accountId: "a" } as LedgerLine);
    expect(doubtsOfDraft(draft)).toEqual([]);
    expect(fieldsOfDraft(draft)).toMatchObject({ quantity: "1.234", price: "131.2", fee: "0.125", tax: null });
  });

  it("targets taken from today's weights are read unchanged", () => {
    choose(numberFormat);
    const draft = weightsAsTargets([
      { id: "a", share: 0.333 },
      { id: "b", share: 0.667 },
    ]);
    expect(targetSum(draft).ratios).toEqual({ a: 0.333, b: 0.667 });
  });
});

describe("an ambiguous number", () => {
  const price = (typed: string) => emptyDraft("2026-03-04", { type: "buy", symbol: "A", quantity: "1", price: typed });
  it.each([
    ["comma-point", "1,234", "1.234"],
    ["point-comma", "1.234", "1,234"],
  ] as const)("is queried with %s, but not with the user's own decimal sign", (numberFormat, doubtful, clear) => {
    choose(numberFormat);
    expect(doubtsOfDraft(price(doubtful))).toMatchObject([
      { path: "price", message: `“${doubtful}” can mean 1234 or ${clear}. Write one of these` },
    ]);
    expect(doubtsOfDraft(price(clear))).toEqual([]);
    expect(fieldsOfDraft(price(clear)).price).toBe("1.234");
  });

  it("follows the chosen format in a field whose bounds allow both, and is null without one of its signs", () => {
    const wide = { min: 0, max: 1e9 };
    const readings = (numberFormat: (typeof numberFormats)[number]) => {
      choose(numberFormat);
      return [typedNumber("1,085", wide), typedNumber("1.085", wide)];
    };
    expect(readings("comma-point")).toEqual([1085, 1.085]);
    expect(readings("lakh-point")).toEqual([1085, 1.085]);
    expect(readings("point-comma")).toEqual([1.085, 1085]);
    expect(readings("space-comma")).toEqual([1.085, null]);
    expect(readings("apostrophe-point")).toEqual([null, 1.085]);
  });

  it.each(writtenFormats)("is the one within the bounds of its field with %s", (numberFormat) => {
    choose(numberFormat);
    const percent = { min: -10, max: 100 };
    for (const typed of ["33,333", "33.333"]) expect(typedNumber(typed, percent)).toBe(33.333);
    for (const typed of ["-4,125", "−4.125"]) expect(typedNumber(typed, percent)).toBe(-4.125);
    const [thirds] = Object.values(targetSum({ a: "33,333", b: "66,667" }).ratios ?? {});
    expect(thirds).toBe(0.33333);
  });

  it.each(writtenFormats)("is null in a field without bounds with %s, and queried", (numberFormat) => {
    choose(numberFormat);
    const own = locale.style.decimal;
    const other = own === "." ? "," : ".";
    expect([typedNumber(`1${own}085`), typedNumber(`1${other}085`)]).toEqual([1.085, null]);
    const { symbol: _, ...request } = alertCommand(`alert NVDA above 1${other}085`) ?? { symbol: "" };
    const draft = alertDraftOf(request);
    expect([ruleOf(draft), draft.is, draftDoubt(draft)]).toEqual([
      null,
      "above",
      `“1${other}085” can mean 1085 or 1${own}085. Write one of these`,
    ]);
    const weight = { ...draft, kind: "weight" as const, numbers: { ...draft.numbers, weight: `1${other}085` } };
    expect([ruleOf(weight), draftDoubt(weight)]).toEqual([{ kind: "weight", percent: 1.085 }, null]);
  });

  it("is null for other text", () => {
    expect(["", "x", "1.2.3", "12:30"].map((typed) => typedNumber(typed, { min: 0, max: 9e9 }))).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(plainNumber(" twelve ")).toBe("twelve");
  });
});

import { englishFault } from "#core/faults/english-fault.ts";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currencies } from "#core/money/currencies.ts";
import { parseSmartEntry, smartEntryText } from "./smart-entry.ts";
import type { SmartDraft } from "./smart-draft.ts";
import { holds } from "../../../tests/support/holds.ts";

/** A Wednesday. */
const today = "2026-03-04";
const entry = (text: string) => parseSmartEntry(text, { today });

/** Returns the filled fields of a parsed line; fails where it has faults. */
function said(text: string) {
  const { draft, faults } = entry(text);
  expect(faults).toEqual([]);
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== null));
}

/** Messages of a line's faults, each with the stretch of text it is about. */
function faults(text: string) {
  return entry(text).faults.map(({ fault, start, end }) => `${text.slice(start, end)} | ${englishFault(fault)}`);
}

describe("a smart entry line", () => {
  it.each([
    [
      "buy 12 NVDA 131.20 2025-03-04 fee 1",
      { type: "buy", quantity: "12", symbol: "NVDA", price: "131.2", date: "2025-03-04", fee: "1" },
    ],
    ["NVDA 12 @ 131.20", { type: "transfer-in", symbol: "NVDA", quantity: "12", price: "131.2", date: today }],
    ["NVDA 12@131.20", { type: "transfer-in", symbol: "NVDA", quantity: "12", price: "131.2", date: today }],
    ["12 nvda", { type: "transfer-in", symbol: "NVDA", quantity: "12", date: today }],
    ["MSFT 5", { type: "transfer-in", symbol: "MSFT", quantity: "5", date: today }],
    [
      "SIE.DE 20 @ 171.30 EUR",
      { type: "transfer-in", symbol: "SIE.DE", quantity: "20", price: "171.3", currency: "EUR", date: today },
    ],
    ["sell 5 AAPL 230 yesterday", { type: "sell", symbol: "AAPL", quantity: "5", price: "230", date: "2026-03-03" }],
    [
      "dividend AAPL 12.40 2025-05-15 tax 1.86",
      { type: "dividend", symbol: "AAPL", amount: "12.4", date: "2025-05-15", tax: "1.86" },
    ],
    ["deposit 1000 EUR", { type: "deposit", amount: "1000", currency: "EUR", date: today }],
    ["deposit €1,000.50", { type: "deposit", amount: "1000.5", currency: "EUR", date: today }],
    ["withdraw 200", { type: "withdrawal", amount: "200", date: today }],
    ["interest 3.10", { type: "interest", amount: "3.1", date: today }],
    ["fee 2", { type: "fee", amount: "2", date: today }],
    ["split NVDA 10:1 2024-06-10", { type: "split", symbol: "NVDA", ratio: "10", date: "2024-06-10" }],
    ["split NVDA 10 for 1 2024-06-10", { type: "split", symbol: "NVDA", ratio: "10", date: "2024-06-10" }],
    ["split 10-for-1 NVDA", { type: "split", symbol: "NVDA", ratio: "10", date: today }],
    ["split GE 1:8 2021-08-02", { type: "split", symbol: "GE", ratio: "0.125", date: "2021-08-02" }],
    ["split NVDA 1:3", { type: "split", symbol: "NVDA", ratio: "0.333333333333", date: today }],
    ["cash in lieu 12.34 AAPL", { type: "cash-in-lieu", symbol: "AAPL", amount: "12.34", date: today }],
    [
      "cash-in-lieu AAPL $12.34",
      { type: "cash-in-lieu", symbol: "AAPL", amount: "12.34", currency: "USD", date: today },
    ],
    [
      "cash in lieu 0.25 AAPL for 12.34",
      { type: "cash-in-lieu", symbol: "AAPL", quantity: "0.25", amount: "12.34", date: today },
    ],
    ["return of capital AAPL 30", { type: "return-of-capital", symbol: "AAPL", amount: "30", date: today }],
    ["transfer out 5 AAPL", { type: "transfer-out", symbol: "AAPL", quantity: "5", date: today }],
    ["transfer-in 5 AAPL", { type: "transfer-in", symbol: "AAPL", quantity: "5", date: today }],
    [
      "bought 100 shares of BRK-B at $412.50 on 4 Mar 2025",
      { type: "buy", symbol: "BRK-B", quantity: "100", price: "412.5", currency: "USD", date: "2025-03-04" },
    ],
    ["sell 3 BRK.B 460", { type: "sell", symbol: "BRK-B", quantity: "3", price: "460", date: today }],
    ["sell 3 brk b 460", { type: "sell", symbol: "BRK-B", quantity: "3", price: "460", date: today }],
    ["buy BRK/B, 3 @ 460", { type: "buy", symbol: "BRK-B", quantity: "3", price: "460", date: today }],
    ["buy 3 BAC PR L at 1180", { type: "buy", symbol: "BAC-PL", quantity: "3", price: "1180", date: today }],
    ["BAC PRL 3", { type: "transfer-in", symbol: "BAC-PL", quantity: "3", date: today }],
    ["buy 10 AAPL 200 Mar 4, 2025", { type: "buy", symbol: "AAPL", quantity: "10", price: "200", date: "2025-03-04" }],
    ["buy 10 AAPL 200 4-Mar-2025", { type: "buy", symbol: "AAPL", quantity: "10", price: "200", date: "2025-03-04" }],
    ["sell 1 AAPL 200 monday", { type: "sell", symbol: "AAPL", quantity: "1", price: "200", date: "2026-03-02" }],
    ["sell 1 AAPL 200 last fri", { type: "sell", symbol: "AAPL", quantity: "1", price: "200", date: "2026-02-27" }],
    ["sell 1 AAPL 200 wednesday", { type: "sell", symbol: "AAPL", quantity: "1", price: "200", date: "2026-02-25" }],
    [
      "buy 400 OCDO.L 310 GBX",
      { type: "buy", symbol: "OCDO.L", quantity: "400", price: "310", currency: "GBX", date: today },
    ],
    [
      "buy 400 OCDO.L 310p",
      { type: "buy", symbol: "OCDO.L", quantity: "400", price: "310", currency: "GBX", date: today },
    ],
    [
      "buy 1,234 AAPL".replace("1,234", "1,234,567") + " 1.234,56",
      { type: "buy", symbol: "AAPL", quantity: "1234567", price: "1234.56", date: today },
    ],
    ["buy 1,000.5 AAPL 12,50", { type: "buy", symbol: "AAPL", quantity: "1000.5", price: "12.5", date: today }],
    ["buy 10 7203.T 2500", { type: "buy", symbol: "7203.T", quantity: "10", price: "2500", date: today }],
    ["buy 0.5 BTC-USD 90000", { type: "buy", symbol: "BTC-USD", quantity: "0.5", price: "90000", date: today }],
    ["USD 10", { type: "transfer-in", symbol: "USD", quantity: "10", date: today }],
    [
      "kaufe 12 NVDA 131,20 4.3.2025 Gebühr 1",
      { type: "buy", quantity: "12", symbol: "NVDA", price: "131.2", date: "2025-03-04", fee: "1" },
    ],
    [
      "Verkauf 5 AAPL zu 230 gestern",
      { type: "sell", symbol: "AAPL", quantity: "5", price: "230", date: "2026-03-03" },
    ],
    [
      "gekauft 10 Aktien von AM je 30 am letzten Freitag",
      { type: "buy", quantity: "10", symbol: "AM", price: "30", date: "2026-02-27" },
    ],
    [
      "Dividende AAPL 15,50 13. November 2025 Steuer 2,33",
      { type: "dividend", symbol: "AAPL", amount: "15.5", date: "2025-11-13", tax: "2.33" },
    ],
    ...["MIT", "VON", "ZU", "KURS", "AM", "JE", "FUSION"].map((symbol): [string, Partial<SmartDraft>] => [
      `kaufe 10 ${symbol} zu 50`,
      { type: "buy", quantity: "10", symbol, price: "50", date: today },
    ]),
    ["FUSION 10", { type: "transfer-in", symbol: "FUSION", quantity: "10", date: today }],
    ["kaufe 5 KO für 60 EUR", { type: "buy", quantity: "5", symbol: "KO", price: "60", currency: "EUR", date: today }],
    ["Einzahlung 1000 EUR heute", { type: "deposit", amount: "1000", currency: "EUR", date: today }],
    ["Auszahlung 200", { type: "withdrawal", amount: "200", date: today }],
    ["Aktiensplit NVDA 10 zu 1", { type: "split", symbol: "NVDA", ratio: "10", date: today }],
    [
      'NVDA 12 Notiz "vom alten Broker"',
      { type: "transfer-in", symbol: "NVDA", quantity: "12", note: "vom alten Broker", date: today },
    ],
    [
      'buy 2 AAPL 190 note "after the split, in two parts" fee 1',
      {
        type: "buy",
        symbol: "AAPL",
        quantity: "2",
        price: "190",
        note: "after the split, in two parts",
        fee: "1",
        date: today,
      },
    ],
    ["buy 2 MAR 240 13/03/2025", { type: "buy", symbol: "MAR", quantity: "2", price: "240", date: "2025-03-13" }],
  ])("reads %s", (text, expected) => expect(said(text)).toEqual(expected));

  it.each([
    [
      "buy 12 NVDA 131.20 2027-01-01",
      ["2027-01-01 | 1 Jan 2027 is in the future. Enter a transaction once it has happened."],
    ],
    ["buy 12 NVDA -131.20", ["-131.20 | The price can't be negative. The type sets the direction"]],
    ["buy 0 NVDA 131.20", ["0 | The number of shares must be above zero"]],
    ["buy 1e30 NVDA 131.20", ["1e30 | “1e30” isn't a number. Write it as 131.20"]],
    ["buy NaN NVDA 131.20", ["NaN | “NaN” isn't a number. Write it as 131.20"]],
    ["NVDA 12 @ NaN", ["NaN | “NaN” isn't a number. Write it as 131.20"]],
    ["buy 1,234 NVDA 10", ["1,234 | “1,234” can mean 1234 or 1.234. Write one of these"]],
    ["buy 12 NVDA 10 03/04/2025", ["03/04/2025 | “03/04/2025” can mean 2025-04-03 or 2025-03-04. Write one of these"]],
    ["buy 12 NVDA 10 2025-02-30", ["2025-02-30 | “2025-02-30” isn't a real date"]],
    ["buy 12 NVDA", [" | Buy: the price is missing"]],
    ["buy NVDA", [" | Buy: the number of shares is missing", " | Buy: the price is missing"]],
    ["deposit", [" | Deposit: the amount is missing"]],
    ["buy 12 NVDA 131.20 7", ["7 | “7” is one number too many for this line"]],
    ["buy 12 NVDA AAPL 10", ["AAPL | This line has a second symbol"]],
    ["buy 12 NVDA 10 fee", ["fee | After “fee”, add a number, such as 1.50"]],
    ['buy 12 NVDA 10 note "open', [`"open | This quotation mark isn't closed`]],
    ["buy 12 NVDA $10 fee €1", ["€1 | The line is in USD, but this amount is in EUR. Use one currency per line"]],
    ["split NVDA 0:1", ["0:1 | “0:1” isn't a ratio of new shares to old ones, such as 10:1"]],
    ["merger", ["merger | Merger doesn't fit in one line. Use the form"]],
    ["buy 12 NVDA 10 ???", ["??? | “???” isn't recognised here"]],
  ])("says what is wrong with %s, and where", (text, expected) =>
    expect(faults(text).toSorted()).toEqual(expected.toSorted()),
  );

  it("says of shares beyond belief that they are", () => {
    expect(faults(`buy 1${"0".repeat(30)} NVDA 10`)[0]).toMatch(/too large/);
  });

  it("names what it understood in reading order, each with its place", () => {
    const text = "sell 5 AAPL 230 yesterday";
    expect(entry(text).parts.map((part) => [part.field, part.value, text.slice(part.start, part.end)])).toEqual([
      ["type", "sell", "sell"],
      ["quantity", "5", "5"],
      ["symbol", "AAPL", "AAPL"],
      ["price", "230", "230"],
      ["date", "2026-03-03", "yesterday"],
    ]);
  });

  it("asks for something where the line is empty", () => expect(faults("   ").length).toBeGreaterThan(0));
});

describe("a line whose writer's numbers are", () => {
  const read = (text: string, by: Omit<Parameters<typeof parseSmartEntry>[1], "today">) => {
    const { draft, faults: found } = parseSmartEntry(text, { today, ...by });
    return found.length > 0 ? found.map(({ start, end }) => text.slice(start, end)) : [draft.quantity, draft.price];
  };
  const formats = {
    "1,234.56": { decimalSign: "." },
    "1.234,56": { decimalSign: "," },
    "1 234,56": { decimalSign: ",", isGroupedBySpaces: true },
    "1’234.56": { decimalSign: "." },
    "of an unknown format": { decimalSign: null },
  } as const;

  it.each(Object.entries(formats))("%s keeps a number together whose spaces do not break", (_, by) => {
    for (const space of ["\u00a0", "\u202f"]) {
      expect(read(`NVDA 1${space}234,56`, by)).toEqual(["1234.56", null]);
      expect(read(`NVDA 12 @ 1${space}234${space}567,5`, by)).toEqual(["12", "1234567.5"]);
      expect(read(`buy 2${space}000 NVDA €1${space}234.50`, by)).toEqual(["2000", "1234.5"]);
      expect(read(`buy 12${space}700.HK 3`, by)).toEqual(read("buy 12 700.HK 3", by));
    }
  });

  it.each(Object.entries(formats).filter(([name]) => name !== "1 234,56"))(
    "%s has two numbers where two stand apart",
    (_, by) => {
      expect(read("NVDA 12 131", by)).toEqual(["12", "131"]);
      expect(read("NVDA 12 131.20", by)).toEqual(["12", "131.2"]);
    },
  );

  it("1 234,56 is asked which it means where two stand apart that could be one", () => {
    const by = formats["1 234,56"];
    expect(read("NVDA 1 234,56", by)).toEqual(["1 234,56"]);
    expect(read("NVDA @ 1 234,50", by)).toEqual(["1 234,50"]);
    expect(read("buy 2 NVDA €1 234 567,50", by)).toEqual(["€1 234 567,50"]);
    expect(parseSmartEntry("NVDA 12 131", { today, ...by }).faults.map(({ fault }) => englishFault(fault))).toEqual([
      "“12 131” can mean one number or several. Write 12131, or @ before a price",
    ]);
    expect(read("NVDA 12 @ 131,20", by)).toEqual(["12", "131.2"]);
    expect(read("buy 12 NVDA 131,20", by)).toEqual(["12", "131.2"]);
    expect(read("NVDA 1234,56 131,20", by)).toEqual(["1234.56", "131.2"]);
    expect(read("NVDA 12 1310,20", by)).toEqual(["12", "1310.2"]);
    expect(read('NVDA 12 @ 3 note "paid 1 234"', by)).toEqual(["12", "3"]);
  });

  it("of an unknown format is asked of every number that could be two", () => {
    const by = formats["of an unknown format"];
    for (const number of ["1.234", "1,234"]) expect(read(`NVDA ${number}`, by)).toEqual([number]);
    expect(read("NVDA 1.5 @ 1,234.5", by)).toEqual(["1.5", "1234.5"]);
  });

  it("1.234,56 has ratios with a comma", () => {
    const ratio = (text: string, by: Omit<Parameters<typeof parseSmartEntry>[1], "today">) => {
      const { draft, faults: found } = parseSmartEntry(text, { today, ...by });
      return found[0] === undefined ? draft.ratio : englishFault(found[0].fault);
    };
    for (const written of ["1,5:1", "1,5", "1,5 for 1", "3/2", "1.5:1"])
      expect(ratio(`split NVDA ${written}`, formats["1.234,56"])).toBe("1.5");
    expect(ratio("split NVDA 1.234:1", formats["1.234,56"])).toMatch(/can mean 1234 or 1,234/);
  });
});

describe("any line", () => {
  it("is read without an error, with parts that lie apart inside it", () => {
    const words = fc.constantFrom(
      ...'buy sell split fee tax note at @ NVDA EUR 12 1.5 1,234 -3 10:1 for 2025-03-04 4 Mar last mon yesterday $7 " “ NaN 1e30'.split(
        " ",
      ),
    );
    const lines = fc.oneof(
      fc.string(),
      fc.string({ unit: "binary" }),
      fc.array(words).map((list) => list.join(" ")),
    );
    holds(
      fc.property(lines, (text) => {
        const { parts, faults: found } = entry(text);
        let end = 0;
        for (const part of parts) {
          expect(part.start).toBeGreaterThanOrEqual(end);
          end = part.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
        for (const fault of found) {
          expect(fault.start).toBeLessThanOrEqual(fault.end);
          expect(fault.end).toBeLessThanOrEqual(text.length);
        }
      }),
      2_000,
    );
  });

  it("that was written from a draft reads back as that draft", () => {
    const number = fc
      .tuple(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 0, max: 999_999 }))
      .map(([whole, part]) => String(Number(`${whole}.${String(part).padStart(6, "0")}`)));
    const nullable = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
    const common = {
      date: fc.constantFrom("2025-03-04", "1999-12-31", today),
      fee: nullable(number),
      tax: nullable(number),
      currency: nullable(fc.constantFrom(...currencies, "GBX", "GBp")),
      note: nullable(fc.constantFrom("short", "two, words", "fee 3 @ 4")),
    };
    const none = { symbol: null, quantity: null, price: null, amount: null, ratio: null };
    const symbol = fc.constantFrom("NVDA", "BRK-B", "7203.T", "^GSPC", "MAR", "F", "M&M.NS", "BTC-USD");
    const drafts: fc.Arbitrary<SmartDraft> = fc.oneof(
      fc
        .record({
          ...common,
          type: fc.constantFrom("buy" as const, "sell" as const),
          symbol,
          quantity: number,
          price: number,
        })
        .map((given) => ({ ...none, ...given })),
      fc
        .record({
          ...common,
          type: fc.constant("transfer-in" as const),
          symbol,
          quantity: number,
          price: nullable(number),
        })
        .map((given) => ({ ...none, ...given })),
      fc
        .record({ ...common, type: fc.constant("dividend" as const), symbol, amount: number })
        .map((given) => ({ ...none, ...given })),
      fc
        .record({
          ...common,
          type: fc.constantFrom("deposit" as const, "withdrawal" as const, "fee" as const),
          amount: number,
        })
        .map((given) => ({ ...none, ...given })),
      fc
        .record({ ...common, type: fc.constant("split" as const), symbol, ratio: number, fee: fc.constant(null) })
        .map((given) => ({ ...none, ...given })),
    );
    holds(
      fc.property(drafts, (draft) => {
        const line = smartEntryText(draft);
        expect({ line, ...entry(line) }).toMatchObject({ line, faults: [], draft });
      }),
      1_000,
    );
  });
});

describe("a day without a year", () => {
  it.each([
    ["buy 12 NVDA 131.20 30 Feb", "no-such-day", "30 Feb"],
    ["buy 12 NVDA 131.20 28 Feb", "not-a-date", "28 Feb"],
    ["kaufe 12 NVDA 131,20 am 31. April", "no-such-day", "31. April"],
  ])("is a fault of the day: %s", (text, code, written) => {
    const decimalSign = text.includes(",") ? "," : ".";
    expect(parseSmartEntry(text, { today, decimalSign }).faults.map(({ fault }) => fault)).toEqual([
      { code, text: written },
    ]);
  });

  it("isn't read into a symbol that is a month", () => {
    expect(entry("buy 12 MAR 3.50").draft).toMatchObject({ symbol: "MAR", quantity: "12", price: "3.5" });
  });
});

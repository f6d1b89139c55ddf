import { afterEach, describe, expect, it } from "vitest";
import { defaultPreferences } from "#contract/settings.ts";
import { chooseFormats, writtenFormats } from "../../format/choose-formats.ts";
import { formatQuantity } from "../../format/format-quantity.ts";
import { locale } from "../../format/locale.ts";
import { missing } from "../../format/missing.ts";
import { correctionOf, type PreviewRow, rowCounts, rowsOfView, shownField, tickedInput } from "./import-state.ts";

const row = (id: string, given: Partial<PreviewRow> = {}): PreviewRow => ({
  id,
  line: Number(id),
  account: null,
  name: null,
  fields: {
    type: "buy",
    symbol: "NVDA",
    date: "2025-03-04",
    quantity: "1",
    price: "10",
    amount: null,
    fee: null,
    tax: null,
    currency: "USD",
    ratio: null,
    newSymbol: null,
    cash: null,
    costShare: null,
    priceCurrency: null,
    feeCurrency: null,
    taxCurrency: null,
    rate: null,
    received: null,
    receivedCurrency: null,
    note: null,
  },
  faults: [],
  hint: null,
  skipped: null,
  isDuplicate: false,
  isTicked: true,
  ...given,
});
const rows = [
  row("2"),
  row("3"),
  row("4", { isDuplicate: true, isTicked: false }),
  row("5", {
    faults: [{ column: "Price", message: "no number", fault: { code: "not-a-number", text: "x" } }],
    isTicked: false,
  }),
  row("6", { fields: null, skipped: "a balance", isTicked: false }),
];

describe("the ticks of an import", () => {
  it("are empty if everything is as proposed", () =>
    expect(tickedInput(rows, new Map())).toEqual({ take: [], leave: [] }));

  it("list included duplicates and excluded new rows, never rows that can't be imported", () =>
    expect(
      tickedInput(
        rows,
        new Map([
          ["3", false],
          ["4", true],
          ["5", true],
          ["6", true],
        ]),
      ),
    ).toEqual({ take: ["4"], leave: ["3"] }));

  it("keep rows that a shortened preview omits", () =>
    expect(
      tickedInput(
        rows,
        new Map([
          ["1900", false],
          ["1901", true],
        ]),
      ),
    ).toEqual({ take: ["1901"], leave: ["1900"] }));

  it("count rows by their outcome", () => {
    expect(
      rowCounts({ rows, counts: { rows: 5, ticked: 2, faulty: 1, duplicates: 1, skipped: 1 } }, new Map([["4", true]])),
    ).toEqual({
      ticked: 3,
      all: 5,
      faulty: 1,
      duplicates: 1,
      skipped: 1,
    });
    expect(rowsOfView(rows, "faulty").map(({ id }) => id)).toEqual(["5"]);
  });

  it("include rows that a long preview omits", () =>
    expect(
      rowCounts(
        { rows, counts: { rows: 100_000, ticked: 99_000, faulty: 1, duplicates: 1, skipped: 998 } },
        new Map([["4", true]]),
      ),
    ).toEqual({ ticked: 99_001, all: 100_000, faulty: 1, duplicates: 1, skipped: 998 }));
});

describe.each(writtenFormats)("a corrected row with %s", (numberFormat) => {
  const choose = (format: typeof numberFormat) => chooseFormats({ ...defaultPreferences, numberFormat: format });
  const given = row("2", { fields: { ...row("2").fields!, symbol: "SIE.DE", quantity: "1.234", price: "x 1.5" } });
  afterEach(() => choose("comma-point"));

  it("shows numbers in the user's format, and sends them in plain form", () => {
    choose(numberFormat);
    const own = locale.style.decimal;
    expect(shownField(given, "quantity")).toBe(`1${own}234`);
    expect([shownField(given, "symbol"), shownField(given, "price")]).toEqual(["SIE.DE", "x 1.5"]);
    const typed = { price: "131,2", fee: " 0.125 ".replace(".", own) };
    const valueOf = (name: Parameters<typeof shownField>[1]) =>
      name === "price" || name === "fee" ? typed[name] : shownField(given, name);
    expect(correctionOf("buy", valueOf)).toEqual({
      correction: {
        type: "buy",
        date: "2025-03-04",
        symbol: "SIE.DE",
        quantity: "1.234",
        price: "131.2",
        amount: null,
        fee: "0.125",
        tax: null,
        currency: "USD",
      },
    });
  });

  it("queries an ambiguous number", () => {
    choose(numberFormat);
    const doubtful = locale.style.decimal === "." ? "1,234" : "1.234";
    const read = correctionOf("buy", (name) => (name === "price" ? doubtful : shownField(given, name)));
    expect(read).toMatchObject({ doubts: new Map([["price", expect.stringContaining("can mean 1234 or")]]) });
  });

  it("shows nothing for text that isn't a number", () => expect(formatQuantity("12x")).toBe(missing));
});

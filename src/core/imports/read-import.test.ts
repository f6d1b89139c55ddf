import { englishFault } from "#core/faults/english-fault.ts";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ImportChoices, readImport } from "./read-import.ts";
import { duplicatesOf, transactionKey } from "./transaction-key.ts";
import { holds } from "../../../tests/support/holds.ts";

const today = "2026-03-04";
const read = (text: string, choices: ImportChoices = {}, fileName = "trades.csv") =>
  readImport({ fileName, text }, choices, { today });
function whole(text: string, choices: ImportChoices = {}) {
  const result = read(text, choices);
  if ("refused" in result) throw new Error(result.refused);
  return result;
}
const refusal = (text: string) => {
  const result = read(text);
  return "refused" in result ? result.refused : null;
};
/** Line, column and sentence of all faults. */
const faults = (text: string, choices: ImportChoices = {}) =>
  whole(text, choices).rows.flatMap(({ line, faults: found }) =>
    found.map(({ column, fault }) => `${line}, ${column}: ${englishFault(fault)}`),
  );
const header = "Date,Type,Symbol,Quantity,Price,Currency\n";

describe("a file", () => {
  it("that is empty, not JSON, or without known columns is refused with a message", () => {
    expect(refusal("  \n")).toBe("The file is empty");
    expect(refusal('{"activities": [')).toMatch(/^The file isn't valid JSON: /);
    expect(refusal("<FlexQueryResponse>\n<Trades></Trade>\n</FlexQueryResponse>")).toMatch(
      /^The file isn't valid XML: line 2, column \d+: /,
    );
    expect(refusal('{"some":"thing"}')).toBe("This file format isn't supported");
    expect(refusal("Foo,Bar\n1,2")).toBe("These columns don't match a known broker. Map each column to a field");
    expect(refusal(header)).toBe("The file has a header but no transactions");
  });

  it("with unknown columns returns them for mapping", () => {
    expect(read("Wann,Was,Wieviel\n2024-01-02,AAPL,3")).toMatchObject({ columns: ["Wann", "Was", "Wieviel"] });
    const mapped = whole("Wann,Was,Wieviel\n2024-01-02,AAPL,3", {
      mapping: { date: "Wann", symbol: "Was", quantity: "Wieviel" },
    });
    expect(mapped.rows[0]?.draft).toMatchObject({ type: "buy", symbol: "AAPL", quantity: "3", date: "2024-01-02" });
  });

  it("asks for the date order if no date proves it, and applies the answer", () => {
    const text = `${header}03/04/2024,buy,AAPL,1,10,USD`;
    expect(whole(text).questions).toEqual(["dateOrder"]);
    const chosen = whole(text, { dateOrder: "month-first" });
    expect(chosen.questions).toEqual([]);
    expect(chosen.rows[0]?.draft?.date).toBe("2024-03-04");
    expect(whole(`${text}\n03/25/2024,buy,AAPL,1,10,USD`).rows[0]?.draft?.date).toBe("2024-03-04");
  });

  it("of typed lines uses the writer's decimal sign, a table doesn't", () => {
    const line = "NVDA 12 @ 1,234";
    expect(faults(line)).toEqual(["1, character 11: “1,234” can mean 1234 or 1.234. Write one of these"]);
    for (const choice of [{ usualDecimalSign: "," }, { decimalSign: "," }] as const)
      expect(whole(line, choice).rows[0]?.draft?.price).toBe("1.234");
    expect(faults("NVDA 12 @ 1.234", { usualDecimalSign: "," })).toHaveLength(1);
    const table = `${header}2024-03-04,buy,AAPL,1,1.234,USD`;
    expect(whole(table, { usualDecimalSign: "," })).toEqual(whole(table));
  });

  it("asks for the decimal sign if no number proves it", () => {
    const text = "Date;Type;Symbol;Quantity;Price;Currency\n2024-03-04;buy;AAPL;1;1,234;USD";
    expect(whole(text).questions).toEqual(["decimalSign"]);
    expect(whole(text, { decimalSign: "," }).rows[0]?.draft?.price).toBe("1.234");
    expect(whole(text, { decimalSign: "." }).rows[0]?.draft?.price).toBe("1234");
  });

  it("reports line and column of every fault, row by row", () => {
    const rows = [
      "2027-01-02,buy,AAPL,1,10,USD",
      "2024-01-02,buy,AAPL,-1e3,10,USD",
      "2024-01-02,buy,AAPL,1,-10,USD",
      `2024-01-02,buy,AAPL,1${"0".repeat(30)},10,USD`,
      "2024-01-02,buy,AAPL,NaN,10,USD",
      "2024-01-02,buy,AA PL LE,1,10,USD",
      "2024-13-02,buy,AAPL,1,10,USD",
      '2024-01-02,buy,"AA"PL,1,10,USD',
      "2024-01-02,buy,AAPL,1,10,USD,extra",
      "2024-01-02,buy,AAPL,1,10,dollars",
    ];
    expect(faults(header + rows.join("\n"))).toEqual([
      "2, Date: 2 Jan 2027 is in the future. Enter a transaction once it has happened.",
      expect.stringMatching(/^3, Quantity: The number of shares must be above zero/),
      "4, Price: The price can't be negative. The type sets the direction",
      expect.stringMatching(/^5, Quantity: The number of shares 1000.* is too large/),
      "6, Quantity: “NaN” isn't a number",
      "8, Date: “2024-13-02” isn't a real date",
      expect.stringMatching(/^9, Symbol: There is text after a closing quotation mark/),
      expect.stringMatching(/^10, column 7: The line has 7 cells, but the header has 6 columns/),
      "11, Currency: “dollars” isn't a currency. Enter a code such as USD",
    ]);
  });

  it("never makes the importers throw", () => {
    const cells = fc.constantFrom(
      "",
      "buy",
      "AAPL",
      "1,5",
      "-",
      "2024-01-02",
      '"',
      "NaN",
      "=1+1",
      "Total",
      "99/99/9999",
    );
    const headers = fc.constantFrom(
      "Action,Time,ISIN,Ticker,Name,No. of shares,Price / share,Total",
      "Date,Action,Symbol,Description,Quantity,Price,Fees & Comm,Amount",
      "Datum;Typ;Wert;Buchungswährung;Stück",
      "Trades,Header,DataDiscriminator,Asset Category,Currency,Symbol,Date/Time,Quantity,T. Price,Comm/Fee,Code",
      "Date,Ticker,Type,Quantity,Price per share,Total Amount,Currency,FX Rate",
      "Datum,Tijd,Valutadatum,Product,ISIN,Omschrijving,FX,Mutatie,,Saldo,,Order Id",
    );
    holds(
      fc.property(headers, fc.array(fc.array(cells, { maxLength: 12 }), { maxLength: 6 }), (first, rows) => {
        const text = [first, ...rows.map((row) => row.join(first.includes(";") ? ";" : ","))].join("\n");
        expect(read(text)).toBeDefined();
      }),
      1_000,
    );
    for (const text of [
      "{}",
      "[{}]",
      '{"activities":[{"unitPrice":1}]}',
      "<FlexQueryResponse",
      "<a><b></a>",
      '{"format":"bellwether-portfolio","transactions":[null,1,{"type":"buy"}]}',
    ])
      expect(read(text)).toBeDefined();
  });
});

describe("a question for the user", () => {
  it("about an unknown action is asked once for all rows with the word, never guessed", () => {
    const text = `${header}2024-01-02,Sottoscrizione,ENI.MI,10,14,EUR\n2024-01-03,buy,ENI.MI,1,14,EUR\n2024-01-04,SOTTOSCRIZIONE,ENI.MI,5,15,EUR\n`;
    const open = whole(text);
    expect(open.rows.map(({ draft, asks }) => [draft?.type ?? null, asks?.word ?? null])).toEqual([
      [null, "Sottoscrizione"],
      ["buy", null],
      [null, "SOTTOSCRIZIONE"],
    ]);
    expect(open.rows[0]?.faults).toEqual([
      { column: "Type", fault: { code: "choose-type", text: "Sottoscrizione" }, settledBy: ["type"] },
    ]);
    const answered = whole(text, { actions: { Sottoscrizione: "buy", SOTTOSCRIZIONE: "leave-out" } });
    expect(answered.rows[0]).toMatchObject({
      draft: { type: "buy", symbol: "ENI.MI", date: "2024-01-02", quantity: "10", price: "14", currency: "EUR" },
      faults: [],
    });
    expect(answered.rows[2]).toMatchObject({ draft: null, faults: [], skipped: "You left out “SOTTOSCRIZIONE”" });
  });

  it.each(["adoption", "Sachdividende", "coffee", "transfer", "payment", "Teilrückzahlung", "exchange offer"])(
    "of “%s” is asked although a known word is part of it",
    (action) => expect(whole(`${header}2024-01-02,${action},AAPL,1,10,USD`).rows[0]?.draft).toBeNull(),
  );

  it("about a dollar sign without a currency is answered once for all its rows", () => {
    const text = 'Date,Type,Symbol,Quantity,Price\n2024-01-02,buy,RY,1,"$1,130.50"\n2024-01-03,buy,RY,2,90.5 CAD\n';
    expect(whole(text).rows.map(({ asks, draft }) => [asks?.word ?? null, draft?.currency ?? null])).toEqual([
      ["$", null],
      [null, "CAD"],
    ]);
    expect(whole(text, { signs: { $: "CAD" } }).rows[0]).toMatchObject({ draft: { currency: "CAD" }, faults: [] });
  });

  it.each([
    ["89,162.28 SEK", "SEK"],
    ["CHF 90.50", "CHF"],
    ["90.50THB", "THB"],
    ["€2,315.93", "EUR"],
  ])("is not the currency of %s", (price, currency) => {
    const [row] = whole(`Date,Type,Symbol,Quantity,Price\n2024-01-02,buy,AAPL,1,"${price}"\n`).rows;
    expect(row).toMatchObject({ draft: { currency }, faults: [] });
  });

  it("comes up if a price is in another currency than its row", () => {
    expect(faults(`${header}2024-01-02,buy,AAPL,1,10 SEK,USD`)).toEqual([
      "2, Price: “10 SEK” isn't in the row's currency, USD",
    ]);
  });
});

describe("a table of no known format", () => {
  const asks = "These columns don't match a known broker. Map each column to a field";

  it.each([
    [
      "with a side under another name",
      "symbol,isin,trade_date,trade_type,quantity,price\nINFY,,2022-06-17,sell,9,163.1\n",
    ],
    ["with days under another name", "Data operazione,Titolo,Symbol,Quantity\n17/06/2022,Acquisto,ENI.MI,9\n"],
    ["of a bank", "Date,Description,Amount,Type\n2024-04-09,COFFEE,-4.50,Sale\n"],
    ["without a price or an amount", "Date,Type,Symbol,Quantity\n2024-04-09,buy,AAPL,3\n"],
  ])("%s asks for its columns", (_what, text) => expect(refusal(text)).toBe(asks));

  it("is a list of holdings if it has no days", () =>
    expect(whole("Symbol,Shares,Price\nAAPL,3,150").rows[0]?.draft).toMatchObject({ type: "transfer-in" }));

  it("has a fault if shares times price differ clearly from the amount", () => {
    const text = "Date,Type,Symbol,Quantity,Price,Amount,Currency\n2024-04-09,buy,XS123,55000,90.67,-49868.5,USD\n";
    expect(faults(text)).toEqual([expect.stringMatching(/^2, Amount: 55000 shares at 90.67 equal 4986850/)]);
  });

  it("reads dotted days with a four-digit year without a question", () => {
    const read = whole("Date;Type;Symbol;Quantity;Price;Currency\n04.03.2024;buy;AAPL;1;10;EUR\n");
    expect([read.questions, read.rows[0]?.draft?.date]).toEqual([[], "2024-03-04"]);
  });
});

describe("a transaction", () => {
  const line = {
    accountId: "a",
    type: "buy",
    symbol: "NVDA",
    date: "2024-01-02",
    quantity: "12",
    price: "131.20",
  } as const;

  it("is the same in any number notation", () =>
    expect(transactionKey(line)).toBe(transactionKey({ ...line, quantity: "12.0", price: "131.2", symbol: "nvda" })));

  it("is a duplicate as often as the ledger has it, and identical new rows in a file are both kept", () => {
    const keys = (...texts: string[]) => texts.map((text) => [text]);
    expect(duplicatesOf(keys("x", "x", "y"), [])).toEqual([null, null, null]);
    expect(duplicatesOf(keys("x", "x", "y"), keys("x"))).toEqual([0, null, null]);
    expect(duplicatesOf(keys("x", "x"), keys("x", "x", "x"))).toEqual([2, 1]);
  });

  it("is recognised by its original text after corrections, and counts once", () => {
    expect(duplicatesOf([["as-in-file"], ["corrected"]], [["corrected", "as-in-file"]])).toEqual([0, null]);
  });
});

describe("a number below zero", () => {
  const signed = "Date,Type,Symbol,Quantity,Price,Amount,Currency\n";

  it("is a fault for what comes in, but takes back income", () => {
    const found = faults(
      `${signed}2025-03-24,buy,NVDA,-5,56,,USD\n2025-03-25,stock dividend,NVDA,-2,,,USD\n2025-03-26,deposit,,,,-100,USD\n`,
    );
    expect(found).toHaveLength(3);
    expect(found[0]).toMatch(/^2, Quantity: The number of shares must be above zero\. Short positions/);
    expect(found[1]).toMatch(/^3, Quantity: The number of shares must be above zero/);
    expect(found[2]).toMatch(/^4, Amount: The amount can't be negative/);
  });

  it("takes back income and taxes", () => {
    const { rows } = whole(
      `${signed}2025-03-25,dividend,NVDA,,,-8.10,USD\n2025-03-26,withholding tax,NVDA,,,1.20,USD\n`,
    );
    expect(rows.map(({ draft, faults: none }) => [draft?.type, draft?.amount, none])).toEqual([
      ["dividend", "-8.1", []],
      ["tax", "1.2", []],
    ]);
  });

  it("is common for outgoing amounts", () => {
    const { rows } = whole(
      `${signed}2025-03-24,sell,NVDA,-5,56,,USD\n2025-03-26,withdrawal,,,,-100,USD\n2025-03-27,fee,,,,-2,USD\n`,
    );
    expect(rows.flatMap((row) => row.faults)).toEqual([]);
    expect(rows.map(({ draft }) => draft?.quantity ?? draft?.amount)).toEqual(["5", "100", "2"]);
  });
});

import { englishFault } from "#core/faults/english-fault.ts";
import { describe, expect, it } from "vitest";
import type { ImportRow } from "./import-row.ts";
import { type ImportChoices, readImport } from "./read-import.ts";

const read = (text: string, choices: ImportChoices = {}): readonly ImportRow[] => {
  const result = readImport({ fileName: "export.csv", text }, choices, { today: "2026-03-04" });
  if ("refused" in result) throw new Error(result.refused);
  return result.rows;
};
const messages = (rows: readonly ImportRow[]) =>
  rows.flatMap(({ faults }) => faults.map(({ fault }) => englishFault(fault)));

/** A file of each broker with one line and an undecided action. */
const brokers: Readonly<Record<string, (action: string) => string>> = {
  "Trading 212": (action) =>
    `Action,Time,ISIN,Ticker,No. of shares,Price / share,Currency (Price / share),Exchange rate,Total,Currency (Total)\n${action},2024-01-09 10:00:00,US0378331005,AAPL,2,10,USD,1,20,USD`,
  "Charles Schwab": (action) =>
    `Date,Action,Symbol,Description,Quantity,Price,Fees & Comm,Amount\n01/29/2024,${action},AAPL,APPLE,2,$10,,-$20`,
  "DEGIRO account": (action) =>
    `Datum,Tijd,Valutadatum,Product,ISIN,Omschrijving,FX,Mutatie,,Saldo,,Order Id\n29-01-2024,09:00,29-01-2024,APPLE,US0378331005,${action},,EUR,"-20,00",EUR,"0,00",`,
  "E*TRADE": (action) =>
    `TransactionDate,TransactionType,SecurityType,Symbol,Quantity,Amount,Price,Commission,Description\n01/29/24,${action},EQ,AAPL,2,-20,10,0,APPLE`,
  eToro: (action) =>
    `Date,Type,Details,Amount,Units,Realized Equity Change,Position ID,Asset type\n29/01/2024 05:50:54,${action},AAPL/USD,20,2,0,1,Stocks`,
  Fidelity: (action) =>
    `Run Date,Account,Action,Symbol,Description,Quantity,Price ($),Commission ($),Fees ($),Amount ($)\n01/29/2024,One,${action},AAPL,APPLE,2,10,,,-20`,
  Revolut: (action) =>
    `Date,Ticker,Type,Quantity,Price per share,Total Amount,Currency,FX Rate\n2024-01-29,AAPL,${action},2,10,20,USD,1`,
  "Saxo Bank": (action) =>
    `Client ID,Trade Date,Type,Instrument,Instrument ISIN,Instrument currency,Instrument Symbol,Event,Amount,Conversion Rate\n1,29-Jan-2024,Cash,Apple,US0378331005,USD,AAPL:xnas,${action},"-20,00",1`,
  Swissquote: (action) =>
    `Date;Order #;Transaction;Symbol;Name;ISIN;Quantity;Unit price;Costs;Accrued Interest;Net Amount;Balance;Currency\n29-01-2024;1;${action};AAPL;APPLE;US0378331005;2;10;0;0;-20;0;USD`,
  "Trade Republic": (action) =>
    `date,account_type,category,type,asset_class,name,symbol,shares,price,amount,fee,tax,currency\n2024-01-29,DEFAULT,CASH,${action},STOCK,Apple,US0378331005,2,10,-20,,,USD`,
  Vanguard: (action) =>
    `Account Number,Trade Date,Transaction Type,Transaction Description,Investment Name,Symbol,Shares,Share Price,Commission Fees,Net Amount\n1,01/29/2024,${action},Text,APPLE,AAPL,2,10,0,-20`,
  "Interactive Brokers": (action) =>
    `Type,SettleDate,ISIN,Description,Amount,CurrencyPrimary\n${action},20240129,US0378331005,Text,-20,USD`,
};

/** Each contains a known word, or begins or ends with one. */
const unknownActions = [
  "Coffee",
  "Taxi ride",
  "Adoption",
  "Dividend reversal",
  "Deposit reversed",
  "Buyback offer",
  "Soldier",
  "Interesting",
  "Splitter",
  "Feeder fund",
  "Withdrawal cancelled",
  "Pre-transfer check",
  "Directory",
];

describe.each(Object.entries(brokers))("an action in a file of %s", (_broker, fileWith) => {
  it.each(unknownActions)("is unclear if it only contains a known word: %s", (action) => {
    const [row] = read(fileWith(action));
    expect(row).toMatchObject({ draft: null, skipped: null, asks: { about: "action", word: action } });
  });
});

describe("an account statement of DEGIRO", () => {
  const header = "Datum,Tijd,Valutadatum,Product,ISIN,Omschrijving,FX,Mutatie,,Saldo,,Order Id\n";
  const line = (words: string, amount: string, day = "29-01-2024") =>
    `${day},09:00,${day},APPLE,US0378331005,"${words}",,EUR,"${amount}",EUR,"0,00",\n`;

  it("has its trades compared with the cash movement", () => {
    const rows = read(header + line("Koop 3 @ 185,2 EUR", "-555,60") + line("Koop 3 @ 1852 EUR", "-555,60"));
    expect(messages(rows.slice(0, 1))).toEqual([]);
    expect(messages(rows.slice(1))).toEqual([
      "3 shares at 1852 equal 5556, but this line's amount is 555.6. Correct the shares, price or amount.",
    ]);
  });

  it("cancels a reversed dividend, and takes back one that the file does not have", () => {
    const taken = read(header + line("Dividend", "12,50") + line("Dividend", "-12,50", "30-01-2024"));
    expect(taken.map(({ draft, skipped }) => [draft, skipped !== null])).toEqual([
      [null, true],
      [null, true],
    ]);
    const alone = read(header + line("Dividend", "-12,50"));
    expect(messages(alone)).toEqual([]);
    expect(alone.map(({ draft }) => [draft?.type, draft?.amount])).toEqual([["dividend", "-12.5"]]);
  });
});

describe("costs in another currency than the price", () => {
  const header =
    "Action,Time,ISIN,Ticker,No. of shares,Price / share,Currency (Price / share),Exchange rate,Total,Currency (Total),Withholding tax,Currency (Withholding tax),French transaction tax,Currency (French transaction tax),Finra fee,Currency (Finra fee)\n";

  it("are asked for if the file has no rate between the two", () => {
    const [dividend] = read(
      `${header}Dividend (Ordinary),2024-01-12,IE00B1XNHC34,INRG,2,100,GBX,Not available,2.3,EUR,15.02,USD,,,,`,
    );
    expect(dividend?.faults).toMatchObject([
      { column: "Withholding tax", fault: { code: "no-exchange-rate", text: "15.02 USD" } },
    ]);
    // The price is net, so without the tax the dividend is unknown too.
    expect(dividend?.draft).toMatchObject({ amount: null, tax: null });
    const [sale] = read(`${header}Market sell,2024-01-12,US0378331005,AAPL,2,100,USD,1.25,159,EUR,,,,,0.05,GBP`);
    expect(messages(sale === undefined ? [] : [sale])).toEqual([expect.stringContaining("0.05 GBP")]);
  });

  it("are converted at the rate in the file", () => {
    const [dividend] = read(`${header}Dividend (Ordinary),2024-01-12,US0378331005,AAPL,2,10,USD,1.25,16,EUR,2,EUR,,,,`);
    expect(dividend).toMatchObject({ faults: [], draft: { amount: "22.5", tax: "2.5", currency: "USD" } });
  });

  it("are found in older files of accounts in any currency", () => {
    const older =
      "Action,Time,ISIN,Ticker,No. of shares,Price / share,Currency (Price / share),Exchange rate,Total (PLN),Currency conversion fee (PLN)\n";
    const [bought] = read(`${older}Market buy,2023-08-01,US0378331005,AAPL,2,100,USD,0.25,804.00,4.00`);
    expect(bought).toMatchObject({ faults: [], draft: { fee: "1", currency: "USD" } });
  });

  it("are kept if they are in the price's currency, with pence as hundredths of a pound", () => {
    const [bought] = read(`${header}Market buy,2024-08-01,FR0000120271,TTE,20,50,EUR,1.25,803.60,GBP,,,3.00,EUR,,`);
    expect(bought).toMatchObject({ faults: [], draft: { tax: "3", currency: "EUR" } });
    const [dividend] = read(
      `${header}Dividend (Ordinary),2024-01-12,GB00B3MBS747,OCDO,2,10,GBX,Not available,0.2,GBP,0.05,GBP,,,,`,
    );
    expect(dividend).toMatchObject({ faults: [], draft: { amount: "25", tax: "5", currency: "GBX" } });
  });
});

describe("an action explained by the user", () => {
  const header = "Date,Type,Symbol,Quantity,Price,Fee\n";

  it("has its dollar sign asked for as well", () => {
    const text = `${header}2024-01-02,Sottoscrizione,RY,1,"$1,130.50",\n`;
    const [open] = read(text, { actions: { Sottoscrizione: "buy" } });
    expect(open).toMatchObject({ draft: { type: "buy", currency: null }, asks: { about: "currency", word: "$" } });
    expect(open?.faults).toHaveLength(1);
    const [closed] = read(text, { actions: { Sottoscrizione: "buy" }, signs: { $: "CAD" } });
    expect(closed).toMatchObject({ draft: { type: "buy", currency: "CAD" }, faults: [] });
  });

  it("keeps the faults of the other columns", () => {
    const [row] = read(`${header}2024-01-02,Sottoscrizione,RY,1,10 USD,abc\n`, { actions: { Sottoscrizione: "buy" } });
    expect(messages(row === undefined ? [] : [row])).toEqual(["“abc” isn't a number"]);
    const [foreign] = read(`${header}2024-01-02,Sottoscrizione,RY,1,10 USD,1 EUR\n`, {
      actions: { Sottoscrizione: "buy" },
    });
    expect(messages(foreign === undefined ? [] : [foreign])).toEqual(["“1 EUR” isn't in the row's currency, USD"]);
  });

  it.each([
    ["Charles Schwab", "USD"],
    ["Fidelity", "USD"],
    ["E*TRADE", "USD"],
    ["Vanguard", "USD"],
    ["DEGIRO account", "EUR"],
    ["Revolut", "USD"],
    ["Saxo Bank", "USD"],
  ])("is in the currency of the file: %s", (broker, currency) => {
    const text = brokers[broker]?.("Unheard of") ?? "";
    expect(read(text, { actions: { "Unheard of": "withdrawal" } })[0]).toMatchObject({
      draft: { type: "withdrawal", amount: "20", currency },
      faults: [],
    });
  });

  it("takes the total in its own currency if the price has another", () => {
    const text =
      "Action,Time,ISIN,Ticker,No. of shares,Price / share,Currency (Price / share),Exchange rate,Total,Currency (Total)\nLending reward,2024-06-11,US0378331005,AAPL,2,10,USD,1.25,16,EUR\n";
    expect(read(text, { actions: { "Lending reward": "interest" } })[0]).toMatchObject({
      draft: { type: "interest", amount: "16", currency: "EUR" },
    });
    expect(read(text, { actions: { "Lending reward": "sell" } })[0]).toMatchObject({
      draft: { type: "sell", price: "10", quantity: "2", currency: "USD", symbol: "AAPL" },
    });
  });
});

import { englishFault } from "#core/faults/english-fault.ts";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { ImportRow } from "./import-row.ts";
import { type ImportChoices, readImport } from "./read-import.ts";

/** Small inputs made after public bug reports on comparable products, with what a right reading gives. */
const folder = new URL("../../../../shared/data/trials/", import.meta.url);
const isThere = existsSync(new URL("README.md", folder));

/** A row in one line: what is added, why it is left out, or what is asked. */
function inWords({ line, account, draft, skipped, faults }: ImportRow): string {
  const { note: _note, type, ...figures } = draft ?? { note: null, type: null };
  const fields = [type, ...Object.values(figures)].filter((value) => value !== null);
  const state =
    skipped === null ? faults.map(({ fault }) => `asked: ${englishFault(fault)}`) : [`left out: ${skipped}`];
  return [line, ...(account === null ? [] : [`[${account}]`]), ...fields, ...state].join(" ");
}

function read(source: { name: string } | { text: string }, choices: ImportChoices = {}) {
  const text = "text" in source ? source.text : readFileSync(new URL(source.name, folder), "utf8");
  const result = readImport({ fileName: "file", text }, choices, { today: "2026-03-04" });
  if ("refused" in result) throw new Error(result.refused);
  return result;
}
const rows = (name: string, choices?: ImportChoices) => read({ name }, choices).rows.map(inWords);
const rowsOf = (text: string, choices?: ImportChoices) => read({ text }, choices).rows.map(inWords);

/** The cash that the added rows move. */
function cashOf(read: readonly ImportRow[]): number {
  return read.reduce((sum, { draft, skipped, faults }) => {
    if (draft === null || skipped !== null || faults.length > 0) return sum;
    const costs = Number(draft.fee ?? 0) + Number(draft.tax ?? 0);
    const worth = Number(draft.quantity ?? 0) * Number(draft.price ?? 0);
    const given = draft.amount === null ? null : Number(draft.amount);
    const moved: Readonly<Record<string, number>> = {
      buy: given ?? -worth - costs,
      sell: given ?? worth - costs,
      dividend: Number(draft.amount) - costs,
      interest: Number(draft.amount) - costs,
      deposit: Number(draft.amount),
      withdrawal: -Number(draft.amount),
      fee: -Number(draft.amount),
      tax: -Number(draft.amount),
    };
    return sum + (moved[draft.type] ?? 0);
  }, 0);
}

describe.skipIf(!isThere)("trials from bug reports (skipped without the trials)", () => {
  it("don't take the ratio of a split from one file alone", () => {
    expect(rows("split-two-files-2.csv")).toEqual([
      "2 split AAPL 2020-08-31 13 asked: The file has no split ratio. From the holding in this file (10), it would be 13 new for 1 old. Check it, because other files may have more shares.",
      "3 buy AAPL 2020-07-01 10 360 USD",
    ]);
  });

  it("take the ratio of a reverse split from its two rows", () => {
    expect(rows("reverse-split-schwab.csv")).toEqual([
      "2 split IAU 2020-10-22 0.5",
      "3 left out: Booked together with another line of this file",
      "4 buy IAU 2020-09-24 10 10 USD",
    ]);
    expect(rows("reverse-split-fidelity.csv")).toEqual([
      "2 split FOO 2021-03-08 0.1",
      "3 left out: Booked together with another line of this file",
      "4 buy FOO 2021-01-04 1300 1 USD",
    ]);
  });

  it("compare shares, price and amount of every trade", () => {
    expect(rows("saxo-amount-not-checked.csv")).toEqual([
      "2 buy VUSA.AS 2025-01-16 1.5 110.01 -110 EUR asked: 1.5 shares at 110.01 equal 165.02, but this line's amount is 110. Correct the shares, price or amount.",
      "3 buy VUSA.AS 2025-01-16 10 110.01 -5000 EUR asked: 10 shares at 110.01 equal 1100.1, but this line's amount is 5000. Correct the shares, price or amount.",
      "4 asked: “1,500” can mean 1500 or 1.500. Write one of these",
      "5 sell VUSA.AS 2025-01-16 10 110.01 5000 EUR asked: 10 shares at 110.01 equal 1100.1, but this line's amount is 5000. Correct the shares, price or amount.",
    ]);
    expect(rows("swissquote-bond-in-percent.csv")).toEqual([
      "2 buy NESN.SW 2022-08-10 10000 98.5 -9995 25 CHF asked: 10000 shares at 98.5 with costs of 25 equal 985025, but this line's amount is 9995. Correct the shares, price or amount.",
    ]);
  });

  it("move the money of the line where the price is rounded", () => {
    const { rows: bought } = read({ name: "44-trade-republic-sixty.csv" });
    expect(bought.map(({ draft }) => [draft?.price, draft?.amount])).toEqual(
      Array.from({ length: 60 }, () => ["50.06", "-15"]),
    );
    expect(cashOf(bought)).toBe(-900);
  });

  it("keep coins and shares of one ticker apart", () => {
    expect(rows("46-revolut-crypto.csv").map((row) => row.split(" ")[2])).toEqual(["BTC-SEK", "ETH-EUR", "SOL-EUR"]);
  });

  it("never read an unreadable amount as zero", () => {
    expect(rows("unreadable-is-zero-degiro.csv")).toEqual([
      "2 dividend IE0031442068 2024-01-02 11.82 USD",
      "3 dividend IE0031442068 2024-01-03 10.12 USD",
      "4 dividend US1912161007 2022-12-16 USD asked: “0,44” isn't a number with a decimal point",
      "5 deposit 2022-12-17 EUR asked: “27,80” isn't a number with a decimal point",
      "6 deposit 2022-12-18 EUR asked: “n/a?” isn't a number",
    ]);
  });

  it("leave out consolidated copies of trades", () => {
    expect(rows("39-ib-consolidated-trades.xml")).toEqual([
      "3 [-] left out: A copy of a line of another account",
      "4 [U1234567] buy VTI 2024-01-02 5 200 1 USD",
    ]);
  });

  it("read a sale and a purchase for the same money as a split", () => {
    expect(rows("47-degiro-split.csv")).toEqual([
      "2 split US0378331005 2020-08-31 4",
      "3 left out: Booked together with another line of this file",
      "4 buy US0378331005 2020-01-02 10 300 0.55 USD",
    ]);
  });

  it("ask about a word for money on a line with shares", () => {
    expect(rows("49-contribution-with-shares.csv")).toEqual(["2 asked: Choose a transaction type for “Contribution”"]);
    expect(rows("49-contribution-with-shares.csv", { actions: { Contribution: "buy" } })).toEqual([
      "2 buy VFIFX 2023-05-26 5.123 48.8 -250 USD",
    ]);
  });

  it("read a return of capital and cash for a fraction", () => {
    expect(rows("35-fidelity-return-of-capital.csv")).toEqual([
      "2 return-of-capital FOO 2024-03-01 300 USD",
      "3 buy FOO 2024-01-02 100 10 USD",
    ]);
    expect(rows("36-fidelity-in-lieu.csv")).toEqual([
      "2 cash-in-lieu WBD 2022-04-15 13.18 USD",
      "3 spin-off T 2022-04-11 USD WBD asked: Spin-off: the ratio is missing asked: Spin-off: the share of the cost is missing",
      "4 buy T 2022-01-02 94 21.2 USD",
    ]);
  });

  it("read a reinvested dividend as one line, and ask about ambiguous days", () => {
    const drip = read({ name: "43-wealthfolio-drip.csv" });
    expect(drip.questions).toEqual(["dateOrder"]);
    expect(rows("43-wealthfolio-drip.csv", { dateOrder: "month-first" })).toEqual([
      "2 transfer-in SPY 2026-01-01 1 100",
      "3 reinvested-dividend SPY 2026-01-02 1 110",
    ]);
    expect(cashOf(read({ name: "43-wealthfolio-drip.csv" }, { dateOrder: "month-first" }).rows)).toBe(0);
    expect(read({ name: "wealthfolio-ambiguous-days.csv" }).questions).toEqual(["dateOrder"]);
  });

  it("read Flex queries with all columns", () => {
    expect(rows("ib-flex-82-columns.csv")).toEqual(["2 [U0000001] buy VTI 2023-04-03 17 204.3473 1 USD"]);
  });

  it("read the transaction history of Interactive Brokers", () => {
    const { importer, rows: read12 } = read({ name: "ib-transaction-history.csv" });
    expect(importer.id).toBe("interactive-brokers-history");
    expect(read12.map(inWords)).toEqual([
      "11 [U***00000] dividend VT 2025-11-03 20 GBP",
      "12 [U***00000] tax VT 2025-11-03 3 GBP",
      "13 [U***00000] left out: A change in value through exchange rates, not a transaction",
      "14 [U***00000] dividend IBKR 2025-10-01 1 GBP",
      "15 [U***00000] tax IBKR 2025-10-01 0.15 GBP",
      "16 [U***00000] left out: A currency conversion within the account. The ledger converts at each day's rate",
      "17 [U***00000] sell CNX1 2025-08-15 2 1001 3 GBP",
      "18 [U***00000] buy CNX1 2025-03-15 4 1000 3 GBP",
      "19 [U***00000] left out: Reversed by another line of this file (line 20)",
      "20 [U***00000] left out: Reversed by another line of this file",
      "21 [U***00000] interest 2025-02-01 13 GBP",
      "22 [U***00000] deposit 2025-01-01 5000 GBP",
    ]);
  });

  it("add up reversals in unequal parts", () => {
    const { rows: three } = read({ name: "37-ib-three.xml" });
    expect(three.every(({ skipped }) => skipped?.startsWith("Reversed by another line"))).toBe(true);
    expect(cashOf(three)).toBe(0);
  });

  it("read a prepaid tax of a fund as a tax", () => {
    expect(rows("trade-republic-vorabpauschale.csv")).toEqual(["2 tax LU0496786574 2025-01-28 0.08 EUR"]);
  });

  it("give one symbol to a code with or without zeros in front", () => {
    expect(rows("40-generic.csv").map((row) => row.split(" ")[2])).toEqual([
      "0639.HK",
      "0700.HK",
      "9992.HK",
      "7203.T",
      "005930.KS",
      "0700.HK",
      "0700.HK",
      "0700.HK",
      "0639.HK",
      "0700.HK",
    ]);
  });
});

describe("rows of any file", () => {
  const generic = "Date,Action,Symbol,Quantity,Price,Fee,Amount,Currency\n";

  it("take a sale that costs money", () => {
    expect(rowsOf(`${generic}2024-01-02,Sell,FOO,200,0.0005,6,-5.90,USD\n`)).toEqual([
      "2 sell FOO 2024-01-02 200 0.0005 6 USD",
    ]);
    const schwab = '"Date","Action","Symbol","Description","Quantity","Price","Fees & Comm","Amount"\n';
    expect(rowsOf(`${schwab}"01/02/2024","Sell","FOO","FOO INC","200","$0.0005","$6.00","-$5.90"\n`)).toEqual([
      "2 sell FOO 2024-01-02 200 0.0005 6 USD",
    ]);
  });

  it("take a sale that costs money where the price isn't in the file", () => {
    const columns = "Date,Type,Value,Transaction Currency,Fees,Taxes,Shares,ISIN,Ticker Symbol,Security Name,Note\n";
    expect(rowsOf(`${columns}2024-01-02T00:00,Sell,-5.90,EUR,6.00,0.00,200,,SIE.DE,Siemens,\n`)).toEqual([
      "2 sell SIE.DE 2024-01-02 200 -5.9 6 EUR",
    ]);
  });

  it("never take a difference for a fee where the file has fees", () => {
    expect(rowsOf(`${generic}2024-01-02,Buy,FOO,10,100,1,1003.50,USD\n`)).toEqual([
      "2 buy FOO 2024-01-02 10 100 -1003.5 1 USD asked: 10 shares at 100 with costs of 1 equal 1001, but this line's amount is 1003.5. Correct the shares, price or amount.",
    ]);
  });

  it("have the money of the line, within the rounding of the printed one", () => {
    expect(rowsOf(`${generic}2024-01-02,Buy,FOO,10000,1.23,,-12345.00,USD\n`)).toEqual([
      "2 buy FOO 2024-01-02 10000 1.23 -12345 USD",
    ]);
  });

  it("have the money in pounds of a price in pence", () => {
    const columns =
      "Action,Time,ISIN,Ticker,Name,No. of shares,Price / share,Currency (Price / share),Exchange rate,Total,Currency (Total)\n";
    expect(
      rowsOf(`${columns}Market buy,2024-03-13 09:00:00,GB00B3MBS747,OCDO,Ocado,40.5,452.33,GBX,100,183.19,GBP\n`),
    ).toEqual(["2 buy OCDO.L 2024-03-13 40.5 452.33 -18319 GBX"]);
  });

  it("ask what was paid beyond shares times price where the file has no column for costs, once for the file", () => {
    const columns = "Date,Action,Symbol,Quantity,Price,Amount,Currency\n";
    const text = `${columns}2024-01-02,Buy,FOO,10,100,1003.50,USD\n2024-01-03,Sell,FOO,10,100,996.50,USD\n`;
    const asked = read({ text });
    expect(asked.hasUnnamedCosts).toBe(true);
    expect(asked.rows.map(({ faults }) => faults.map(({ fault }) => fault))).toMatchObject([
      [{ code: "amount-differs", fee: "3.5", given: "100.35" }],
      [{ code: "amount-differs", fee: "3.5", given: "99.65" }],
    ]);
    expect(rowsOf(text, { unnamedCosts: "fee" })).toEqual([
      "2 buy FOO 2024-01-02 10 100 -1003.5 3.5 USD",
      "3 sell FOO 2024-01-03 10 100 996.5 3.5 USD",
    ]);
    expect(rowsOf(text, { unnamedCosts: "price" })).toEqual([
      "2 buy FOO 2024-01-02 10 -1003.5 USD",
      "3 sell FOO 2024-01-03 10 996.5 USD",
    ]);
    const mixed = read({ text: `${text}2024-01-04,Buy,FOO,10,100,1000,USD\n` });
    expect(mixed.hasUnnamedCosts).toBe(false);
    expect(mixed.rows.map(({ faults }) => faults.length)).toEqual([1, 1, 0]);
    // Too much for a fee, and too little for one.
    const odd = read({ text: `${columns}2024-01-02,Buy,FOO,10,100,5000,USD\n2024-01-03,Buy,FOO,10,100,900,USD\n` });
    expect(odd.hasUnnamedCosts).toBe(false);
    expect(odd.rows.flatMap(({ faults }) => faults.map(({ fault }) => fault))).toMatchObject([
      { fee: null, given: "500" },
      { fee: null, given: "90" },
    ]);
  });

  it("keep a fee and its rebate, each on its day", () => {
    expect(rowsOf(`${generic}2024-01-02,Fee,,,,,5,USD\n2024-03-04,Fee rebate,,,,,5,USD\n`)).toEqual([
      "2 fee 2024-01-02 5 USD",
      "3 fee 2024-03-04 -5 USD",
    ]);
  });

  it("know kinds of income by their words", () => {
    expect(
      rowsOf(
        `${generic}2024-01-02,Staking reward,ETH-USD,0.01,2300,,,USD\n2024-01-03,Stock dividend,FOO,2,,,,USD\n2024-01-04,Long term cap gain,FOO,,,,7.5,USD\n2024-01-05,Cash in lieu,FOO,,,,3.2,USD\n`,
      ),
    ).toEqual([
      "2 staking-reward ETH-USD 2024-01-02 0.01 2300 USD",
      "3 stock-dividend FOO 2024-01-03 2 USD",
      "4 capital-gain-distribution FOO 2024-01-04 7.5 USD",
      "5 cash-in-lieu FOO 2024-01-05 3.2 USD",
    ]);
  });

  it("know kinds of income by the broker's own column, where it has one, and not by other words", () => {
    const schwab = '"Date","Action","Symbol","Description","Quantity","Price","Fees & Comm","Amount"\n';
    const line = (action: string, words: string) => `"01/02/2024","${action}","FOO","${words}","","","","$3.20"\n`;
    expect(
      rowsOf(
        schwab +
          line("Return Of Capital", "FOO INC") +
          line("Cash In Lieu", "FOO INC") +
          line("Qualified Dividend", "RETURN OF CAPITAL TRUST"),
      ),
    ).toEqual([
      "2 return-of-capital FOO 2024-01-02 3.2 USD",
      "3 cash-in-lieu FOO 2024-01-02 3.2 USD",
      "4 dividend FOO 2024-01-02 3.2 USD",
    ]);
    const head = "date,type,symbol,shares,amount,category,currency,description\n";
    expect(rowsOf(`${head}2024-01-02,DIVIDEND,US0378331005,,3.20,CASH,EUR,Capital Gains Fund\n`)).toEqual([
      "2 dividend US0378331005 2024-01-02 3.2 EUR",
    ]);
    // Without a security they can't be entered, and the row says so.
    expect(rowsOf(`${generic}2024-01-02,Deposit,,,,,5,USD\n2024-01-02,Return of capital,,,,,5,USD\n`)[1]).toContain(
      "asked: ",
    );
  });

  it.each([
    ["Date,Action,Symbol,Quantity,Price,Ratio\n2024-01-02,Split,AAPL,,,2:1\n", "2 split AAPL 2024-01-02 2"],
    ["Date,Action,Symbol,Quantity,Price,Ratio\n2024-01-02,Split,AAPL,,,2\n", "2 split AAPL 2024-01-02 2"],
    ["Date,Action,Symbol,Quantity,Price\n2024-01-02,Split,AAPL,2:1,\n", "2 split AAPL 2024-01-02 2"],
  ])("have the ratio of a split from a column or in words: %s", (text, row) => {
    expect(rowsOf(text)).toEqual([row]);
  });

  it("ask about a day before 1970, and about a weekend in a table made by hand", () => {
    expect(rowsOf(`${generic}1925-01-02,Buy,FOO,1,10,,,USD\n2024-01-07,Buy,FOO,1,10,,,USD\n`)).toEqual([
      "2 buy FOO 1925-01-02 1 10 USD asked: 2 Jan 1925 is before 1970. Check the date.",
      "3 buy FOO 2024-01-07 1 10 USD asked: 7 Jan 2024 is on a weekend, when markets are closed. Check the date.",
    ]);
    expect(rowsOf(`${generic}2024-01-07,Buy,BTC-USD,1,10,,,USD\n`)).toEqual(["2 buy BTC-USD 2024-01-07 1 10 USD"]);
  });

  it("ask whether a ticker is the coin or the share", () => {
    expect(rowsOf(`${generic}2024-01-02,Buy,ETH,0.5,2300,,,EUR\n`)).toEqual([
      "2 buy ETH 2024-01-02 0.5 2300 EUR asked: ETH can be a share or a coin. Enter ETH-EUR for the coin, or keep ETH for the share.",
    ]);
    const listed = "Date,Action,Symbol,ISIN,Quantity,Price,Currency\n2024-01-02,Buy,ETH,US2976021046,5,30,USD\n";
    expect(rowsOf(listed)).toEqual(["2 buy ETH 2024-01-02 5 30 USD"]);
  });

  it("ask about a line whose figures can't be read, even beside a zero", () => {
    const columns =
      "Action,Time,ISIN,Ticker,Name,No. of shares,Price / share,Currency (Price / share),Exchange rate,Total,Currency (Total)\n";
    expect(rowsOf(`${columns}Transfer out,2024-06-10 08:00:00,,,,,EOF123,,,0.00,GBP\n`)).toEqual([
      "2 asked: “EOF” in “EOF123” isn't a currency asked: Choose a transaction type for “Transfer out”",
    ]);
  });

  it("aren't ready while they depend on an open question about the file", () => {
    const columns = "Date;Action;Symbol;Quantity;Price\n";
    const faultsOf = (text: string, choices?: ImportChoices) => {
      const { questions, rows: asked } = read({ text: columns + text }, choices);
      return [...questions, ...asked.map(({ faults }) => faults.map(({ fault }) => fault.code).join())];
    };
    const days = "05/01/2024;Buy;FOO;1;180\n2024-01-25;Buy;FOO;1;180\n";
    expect(faultsOf(days)).toEqual(["dateOrder", "ambiguous-date", ""]);
    expect(faultsOf(days, { dateOrder: "day-first" })).toEqual(["", ""]);
    const signs = "2024-01-25;Buy;FOO;1.234;180\n2024-01-25;Buy;FOO;1,234;180\n2024-01-25;Buy;FOO;1;180\n";
    expect(faultsOf(signs)).toEqual(["decimalSign", "ambiguous-number", "ambiguous-number", ""]);
  });

  it("leave out orders that weren't executed", () => {
    const columns = "Date,Action,Symbol,Quantity,Price,Currency,Status\n";
    expect(rowsOf(`${columns}2024-01-02,Buy,FOO,1,10,USD,Cancelled\n2024-01-02,Buy,FOO,1,10,USD,Executed\n`)).toEqual([
      "2 left out: The order wasn't executed",
      "3 buy FOO 2024-01-02 1 10 USD",
    ]);
  });

  it("never take an amount of coins for money", () => {
    const columns = "Date,Type,Asset,Amount,Fee\n";
    expect(
      rowsOf(`${columns}2024-01-02,Deposit,BTC,0.5,0\n2024-01-02,Deposit,EUR,500,0\n2024-01-03,Interest,ETH,0.01,0\n`),
    ).toEqual([
      "2 asked: Choose a transaction type for “Deposit”",
      "3 deposit 2024-01-02 500 EUR",
      "4 asked: Choose a transaction type for “Interest”",
    ]);
  });

  it("have a tax that is paid back on a day of its own below zero", () => {
    const [head, end] = ["<FlexQueryResponse><CashTransactions>", "</CashTransactions></FlexQueryResponse>"];
    const tax = (amount: string, day: string) =>
      `<CashTransaction accountId="U1" currency="USD" symbol="FOO" listingExchange="NYSE" type="Withholding Tax" settleDate="${day}" amount="${amount}" description="FOO US TAX" />`;
    expect(rowsOf(`${head}\n${tax("-1.50", "20240105")}\n${tax("0.76", "20250203")}\n${end}`)).toEqual([
      "2 [U1] tax FOO 2024-01-05 1.5 USD",
      "3 [U1] tax FOO 2025-02-03 -0.76 USD",
    ]);
  });

  it("read a withdrawal of Trade Republic that is booked as a transfer out", () => {
    const head =
      "date,category,type,asset_class,name,symbol,shares,price,amount,fee,tax,currency,description\n2025-01-28,CASH,TRANSFER_OUT,,,,,,-50.00,,,EUR,Payout\n";
    expect(rowsOf(head)).toEqual(["2 withdrawal 2025-01-28 50 EUR"]);
  });
});

describe("our own export", () => {
  it("is read back without the questions about other files", () => {
    const columns =
      "Account,Account currency,Type,Symbol,Date,Quantity,Price,Amount,Fee,Tax,Currency,Ratio,New symbol,Cash,Cost share,Note\n";
    expect(
      rowsOf(
        `${columns}A,USD,buy,BTC,1965-01-02,1,10,,0,0,USD,,,,,\nA,USD,dividend,FOO,2024-01-02,,,3,0,0,USD,,,,,Return of capital\n`,
      ),
    ).toEqual(["2 [A] buy BTC 1965-01-02 1 10 0 0 USD", "3 [A] dividend FOO 2024-01-02 3 0 0 USD"]);
  });
});

describe("a sale and a purchase that are one booking", () => {
  const degiro =
    "Date,Time,Product,ISIN,Reference exchange,Venue,Quantity,Price,,Local value,,Value,,Exchange rate,Transaction and/or third,,Total,,Order ID\n";
  const booked = (product: string, isin: string, quantity: number, price: string) => {
    const value = (-quantity * Number(price)).toFixed(2);
    return `31-08-2020,00:00,${product},${isin},NDQ,,${quantity},${price},EUR,${value},EUR,${value},EUR,,,,${value},EUR,\n`;
  };

  it("are a change of symbol, or a merger with its ratio, if the number of the paper changes", () => {
    const [old, fresh] = ["NL0010273215", "NL0000235190"];
    expect(rowsOf(degiro + booked("FOO NEW", fresh, 10, "100.00") + booked("FOO", old, -10, "100.00"))).toEqual([
      `2 symbol-change ${old} 2020-08-31 ${fresh}`,
      "3 left out: Booked together with another line of this file",
    ]);
    expect(rowsOf(degiro + booked("FOO NEW", fresh, 40, "25.00") + booked("FOO", old, -10, "100.00"))).toEqual([
      `2 merger ${old} 2020-08-31 EUR 4 ${fresh}`,
      "3 left out: Booked together with another line of this file",
    ]);
  });

  it("are a split in words, and ask for the ratio if one of them is missing", () => {
    const account = "Date,Time,Value date,Product,ISIN,Description,FX,Change,,Balance,,Order Id\n";
    const line = (words: string, money: string) =>
      `31-08-2020,00:00,31-08-2020,APPLE INC,US0378331005,"${words}",,USD,"${money}",USD,"0,00",\n`;
    const [buy, sell] = [
      line("STOCK SPLIT: Buy 40 Apple@100 USD (US0378331005)", "-4000,00"),
      line("STOCK SPLIT: Sell 10 Apple@400 USD (US0378331005)", "4000,00"),
    ];
    expect(rowsOf(account + buy + sell)).toEqual([
      "2 split US0378331005 2020-08-31 4",
      "3 left out: Booked together with another line of this file",
    ]);
    expect(rowsOf(account + buy)).toEqual([
      "2 split US0378331005 2020-08-31 asked: The file has the number of new shares but not the split ratio. Enter the ratio, such as 10 for 10:1",
    ]);
  });
});

/** A deposit and a purchase of 10 AAPL by a statement of Interactive Brokers with its cash and its shares at the end. */
const statement = (deposited: string, ending: string, held = "10") =>
  read({
    text: `Statement,Header,Field Name,Field Value
Cash Report,Header,Currency Summary,Currency,Total,Securities,Futures
Cash Report,Data,Starting Cash,USD,0,0,0
Cash Report,Data,Ending Cash,USD,${ending},${ending},0
Open Positions,Header,DataDiscriminator,Asset Category,Currency,Symbol,Quantity,Mult,Cost Price
Open Positions,Data,Summary,Stocks,USD,AAPL,${held},1,185.2
Trades,Header,DataDiscriminator,Asset Category,Currency,Symbol,Date/Time,Quantity,T. Price,C. Price,Proceeds,Comm/Fee,Code
Trades,Data,Order,Stocks,USD,AAPL,"2024-01-09, 10:30:00",10,185.10,185.14,-1851,-1,O
Deposits & Withdrawals,Header,Currency,Settle Date,Description,Amount
Deposits & Withdrawals,Data,USD,2024-01-05,Electronic Fund Transfer,${deposited}
`,
  });

describe("the shares in a file", () => {
  const columns = "Date,Action,Symbol,Quantity,Price,Ratio,Share balance\n";
  const text = (third: string) =>
    `${columns}2024-01-02,Buy,FOO,10,100,,10\n2024-01-03,Buy,BAR,3,50,,3\n2024-01-04,Sell,FOO,4,110,,${third}\n2024-01-05,Split,FOO,,,4,24\n`;

  it("are compared with the balance after each line of their instrument, also through a split", () => {
    expect(read({ text: text("6") }).differences).toEqual([]);
    expect(read({ text: text("7") }).differences).toEqual([
      { account: null, currency: null, symbol: "FOO", line: 4, read: "-4", stated: "-3" },
    ]);
  });

  it("are known by their figures in a column that doesn't say what it counts", () => {
    const balance = (third: string) =>
      `Date,Action,Symbol,Quantity,Price,Balance\n2024-01-02,Buy,FOO,10,100,10\n2024-01-03,Buy,FOO,3,50,13\n2024-01-04,Sell,FOO,4,110,${third}\n`;
    expect(read({ text: balance("9") }).differences).toEqual([]);
    expect(read({ text: balance("8") }).differences).toMatchObject([{ symbol: "FOO", read: "-4", stated: "-5" }]);
  });

  it("may differ by the rounding of fractions, and not by more", () => {
    const fund = (last: string) =>
      `Date,Type,Symbol,Price,Amount,Shares,Total Shares\n2016-01-19,Buy,VIIIX,170.11,300.00,1.763,1.763\n2016-02-12,Buy,VIIIX,191.00,336.73,1.763,${last}\n`;
    expect(read({ text: fund("3.527") }).differences).toEqual([]);
    expect(read({ text: fund("3.536") }).differences).toMatchObject([{ symbol: "VIIIX", stated: "1.773" }]);
  });

  it("are compared with the positions at the end of a statement", () => {
    expect(statement("3000", "1148").differences).toEqual([]);
    expect(statement("3000", "1148", "12").differences).toMatchObject([
      { currency: null, symbol: "AAPL", line: 6, read: "10", stated: "12" },
    ]);
  });
});

describe("the cash in a file", () => {
  const degiro = "Date,Time,Value date,Product,ISIN,Description,FX,Change,,Balance,,Order Id\n";
  const deposit = (day: string, change: string, balance: string) =>
    `${day},09:00,${day},,,Deposit,,EUR,"${change}",EUR,"${balance}",\n`;

  it("is compared with the balance after each line, in either order", () => {
    const right = [
      deposit("04-01-2024", "5,50", "18,00"),
      deposit("03-01-2024", "2,50", "12,50"),
      deposit("02-01-2024", "10,00", "10,00"),
    ];
    expect(read({ text: degiro + right.join("") }).differences).toEqual([]);
    expect(read({ text: degiro + right.toReversed().join("") }).differences).toEqual([]);
    const [newest = "", , oldest = ""] = right;
    expect(read({ text: degiro + newest + oldest }).differences).toEqual([
      { account: null, currency: "EUR", symbol: null, line: 2, read: "5.5", stated: "8" },
    ]);
  });

  it("is compared with the balances of a table of any origin", () => {
    const text = (second: string) =>
      `Date,Action,Symbol,Quantity,Price,Amount,Currency,Balance\n2024-01-02,Deposit,,,,1000,USD,1000\n2024-01-03,Buy,FOO,2,100,,USD,${second}\n`;
    expect(read({ text: text("800") }).differences).toEqual([]);
    expect(read({ text: text("795") }).differences).toEqual([
      { account: null, currency: "USD", symbol: null, line: 3, read: "-200", stated: "-205" },
    ]);
  });

  it("is compared with the total below the table", () => {
    const schwab = (total: string) =>
      `"Date","Action","Symbol","Description","Quantity","Price","Fees & Comm","Amount"\n"01/03/2024","Buy","FOO","FOO","2","$100.00","","-$200.00"\n"01/02/2024","MoneyLink Deposit","","","","","","$1000.00"\n"Transactions Total","","","","","","","${total}"\n`;
    expect(read({ text: schwab("$800.00") }).differences).toEqual([]);
    expect(read({ text: schwab("$700.00") }).differences).toEqual([
      { account: null, currency: "USD", symbol: null, line: 4, read: "800", stated: "700" },
    ]);
  });

  it("is compared with a total in a table of any origin, and with the net amount of a line", () => {
    const text = (total: string, net: string) =>
      `Date,Action,Symbol,Quantity,Price,Fee,Tax,Net Amount\n2024-01-02,Buy,FOO,2,100,1,,-201\n2024-01-03,Dividend,FOO,,,,15,${net}\n2024-01-04,Withdrawal,,,,,,-50\nTotal,,,,,,,${total}\n`;
    const right = read({ text: text("-166", "85") });
    expect(right.differences).toEqual([]);
    expect(right.rows.map(inWords).slice(1)).toEqual([
      "3 dividend FOO 2024-01-03 100 15",
      "4 withdrawal 2024-01-04 50",
      "5 left out: A balance or a total, not a transaction",
    ]);
    expect(read({ text: text("-266", "85") }).differences).toEqual([
      { account: null, currency: null, symbol: null, line: 5, read: "-166", stated: "-266" },
    ]);
  });

  it("has the charge of DEGIRO for a conversion, and is compared with the total of a line", () => {
    const columns =
      "Date,Time,Product,ISIN,Reference exchange,Venue,Quantity,Price,,Local value,,Value EUR,Exchange rate,AutoFX Fee,Transaction and/or third party fees EUR,Total EUR,Order ID\n";
    const own = (total: string) =>
      `${columns}03-01-2024,09:00,FOO,NL0010273215,EAM,XAMS,2,100.00,EUR,-200.00,EUR,-200.00,,0.00,-3.00,${total},abc\n`;
    expect(read({ text: own("-203.00") }).differences).toEqual([]);
    expect(read({ text: own("-204.00") }).differences).toMatchObject([{ line: 2, read: "-203", stated: "-204" }]);
    expect(
      rowsOf(
        `${columns}03-01-2024,09:00,APPLE,US0378331005,NDQ,XNAS,2,110.00,USD,-220.00,USD,-200.00,1.1000,-0.50,-2.00,-202.50,abc\n`,
      ),
    ).toEqual(["2 buy US0378331005 2024-01-03 2 110 2.75 USD"]);
  });

  it("is compared with the cash balance of Fidelity and the cash report of Interactive Brokers", () => {
    const fidelity = (balance: string) =>
      `Run Date,Action,Symbol,Description,Type,Price ($),Quantity,Commission ($),Fees ($),Accrued Interest ($),Amount ($),Cash Balance ($),Settlement Date\n01/03/2024,YOU BOUGHT FOO,FOO,FOO INC,Cash,100,2,,,,-200,${balance},01/05/2024\n01/02/2024,DIRECT DEPOSIT,,No Description,Cash,,,,,,1000,1000,\n`;
    expect(read({ text: fidelity("800") }).differences).toEqual([]);
    expect(read({ text: fidelity("790") }).differences).toMatchObject([{ line: 2, read: "-200", stated: "-210" }]);
    expect(statement("3000", "1148").differences).toEqual([]);
    expect(statement("3000", "1150").differences).toMatchObject([{ currency: "USD", read: "1148", stated: "1150" }]);
  });
});

describe("a file of another kind", () => {
  const latin1 = (bytes: string) => readImport({ fileName: "file", text: bytes }, {}, { today: "2026-03-04" });

  it.each([
    ["%PDF-1.7\n1 0 obj", "This is a PDF. Download the transactions from your broker as CSV, JSON or XML."],
    [
      "PK\u0003\u0004\u0014\0\u0006\0xl/worksheets",
      "This is a spreadsheet. Save the sheet as CSV and choose that file.",
    ],
    [
      "PK\u0003\u0004\u0014\0\0\0trades.csv",
      "This is an archive. Unpack it and choose the CSV, JSON or XML file inside.",
    ],
    ["\u001f\u008b\b\0abc", "This is an archive. Unpack it and choose the CSV, JSON or XML file inside."],
    [
      "OFXHEADER:100\nDATA:OFXSGML\n<OFX>",
      "This is an OFX or QFX file. Download the transactions from your broker as CSV, JSON or XML.",
    ],
    ["!Type:Invst\nD1/2'24\n^", "This is a QIF file. Download the transactions from your broker as CSV, JSON or XML."],
    ["<!DOCTYPE html><html>", "This is a web page. Download the transactions from your broker as CSV, JSON or XML."],
    ["\u0089PNG\r\n\u001a\n", "This is a picture. Download the transactions from your broker as CSV, JSON or XML."],
  ])("says what it is: %j", (text, refused) => {
    expect(latin1(text)).toMatchObject({ refused, columns: [] });
  });
});

import { transactionWords as types } from "./transaction-words.ts";
import type { FaultMessages, FaultyField, FileKind } from "../../faults/fault.ts";

const fields: Readonly<Record<FaultyField, string>> = {
  type: "type",
  symbol: "symbol",
  date: "date",
  quantity: "number of shares",
  price: "price",
  amount: "amount",
  fee: "fee",
  tax: "tax",
  currency: "currency",
  ratio: "ratio",
  newSymbol: "new symbol",
  cash: "cash per share",
  costShare: "share of the cost",
  received: "amount received",
  receivedCurrency: "currency received",
  rate: "exchange rate",
  lots: "chosen purchases",
  note: "note",
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const number = (value: number): string => value.toLocaleString("en");

const kinds: Readonly<Record<FileKind, string>> = {
  pdf: "a PDF",
  spreadsheet: "a spreadsheet",
  archive: "an archive",
  ofx: "an OFX or QFX file",
  qif: "a QIF file",
  picture: "a picture",
  "web-page": "a web page",
  binary: "not a text file",
};

/** Faults in something that somebody wrote. */
export const faults: FaultMessages = {
  "not-a-number": ({ text }) => `“${text}” isn't a number`,
  "not-a-number-with": ({ text, sign }) =>
    `“${text}” isn't a number with ${sign === "." ? "a decimal point" : "a decimal comma"}`,
  "ambiguous-number": ({ text, one, other }) => `“${text}” can mean ${one} or ${other}. Write one of these`,
  "not-a-currency-in": ({ text, name }) => `“${name}” in “${text}” isn't a currency`,
  "two-currencies": ({ text }) => `“${text}” contains two currencies`,
  "not-a-date": ({ text }) => `“${text}” isn't a date. Write it as 2025-03-04`,
  "ambiguous-date": ({ text, one, other }) => `“${text}” can mean ${one} or ${other}. Write one of these`,
  "no-such-day": ({ text }) => `“${text}” isn't a real date`,
  option: ({ symbol }) => `${symbol} is an option. Options aren't supported yet. Enter the shares alone.`,
  "not-a-symbol": ({ text }) => `“${text}” isn't a symbol. Write it as AAPL, BRK-B or OCDO.L`,
  "same-symbol": () => "Enter a symbol that differs from the old one",
  "same-currency": () => "Choose two different currencies",
  "several-currencies": ({ text }) =>
    `Price, fee and tax are in several other currencies (${text}). One is possible: enter the other charge as its own transaction`,
  "needs-rate": ({ from, to }) => `Enter the exchange rate: ${to} for 1 ${from}`,
  "needs-field": ({ type, field }) => `${capital(types[type])}: the ${fields[field]} is missing`,
  "has-no-field": ({ type, field }) => `${capital(types[type])}: leave out the ${fields[field]}`,
  "merger-gives-nothing": () => "A merger needs new shares, cash or both",
  "merger-needs-both": () => "New shares need both a new symbol and a ratio",
  exponent: ({ field, text, max }) =>
    `The ${fields[field]} “${text}” is written with an exponent. Write it out, at most ${number(max)}`,
  "field-not-a-number": ({ field, text }) => `The ${fields[field]} “${text}” isn't a number. Write it as 1234.56`,
  "short-position": () =>
    "The number of shares must be above zero. Short positions aren't supported yet. Record what you own.",
  negative: ({ field }) => `The ${fields[field]} can't be negative. The type sets the direction`,
  "not-above-zero": ({ field }) => `The ${fields[field]} must be above zero`,
  "too-large": ({ field, text, max }) => `The ${fields[field]} ${text} is too large: at most ${number(max)}`,
  "too-many-places": ({ field, max }) => `The ${fields[field]} has more than ${max} decimal places`,
  "cost-share-range": () => "The share of the cost must be between 0 and 1, such as 0.12",
  "cut-ratio": ({ text, fraction }) =>
    `“${text}” looks like ${fraction} cut off, which leaves the wrong number of shares. Write ${fraction}, or ${text}0 if it is exact`,
  oversell: ({ symbol, day, wanted, held, isTransfer, heldAs }) =>
    `You hold ${held === "0" ? "no" : `only ${held}`} ${symbol} in this account on ${day}, so you can't ${isTransfer ? "move out" : "sell"} ${wanted}.${heldAs === symbol ? " Short positions aren't supported yet." : ` They are held as ${heldAs} by then.`}`,
  "loose-transfer": ({ why, symbol, day, otherDay, left, arrived }) => {
    if (why === "day")
      return `${left} ${symbol} leave on ${day} and ${arrived} arrive on ${otherDay}, so the cost isn't carried over. Give both the same date.`;
    if (why === "several")
      return `On ${day}, ${left} ${symbol} leave and ${arrived} arrive in transfers that don't fit together, so the cost isn't carried over. Let each leave as one, or arrive as one.`;
    return `${left} ${symbol} leave on ${day} and ${arrived} arrive, so the cost isn't carried over. Correct one of them, or enter the difference as a transfer of its own.`;
  },
  "lot-shortfall": ({ symbol, day, bought, wanted, held }) =>
    bought === ""
      ? `A chosen purchase isn't among the ${symbol} in this account on ${day}. Choose another`
      : `The purchase of ${bought} has ${held === "0" ? "no" : `only ${held}`} ${symbol} left in this account on ${day}, so ${wanted} can't come from it`,
  "too-many-lots": ({ max }) => `A transaction can name ${number(max)} purchases at most`,
  "lots-above-quantity": ({ named, quantity }) =>
    `The chosen purchases give ${named} shares, more than the ${quantity} of this transaction`,
  "not-a-day": ({ text }) => `“${text}” isn't a date. Write it as 2025-03-04`,
  "before-1900": ({ day }) => `${day} is before 1900`,
  "in-the-future": ({ day }) => `${day} is in the future. Enter a transaction once it has happened.`,
  "not-a-currency": ({ text }) => `“${text}” isn't a currency. Write a code such as USD, EUR or GBX`,
  "line-too-long": ({ max }) => `A line has at most ${max} characters`,
  "nul-character": ({ line }) => `Line ${line} has a NUL character, so the file isn't a text file`,
  "file-kind": ({ kind }) =>
    `This is ${kinds[kind]}. ${kind === "spreadsheet" ? "Save the sheet as CSV and choose that file." : kind === "archive" ? "Unpack it and choose the CSV, JSON or XML file inside." : "Download the transactions from your broker as CSV, JSON or XML."}`,
  "open-quotation": () => "This quotation mark isn't closed",
  "second-field": ({ field }) => `This line has a second ${fields[field]}`,
  "form-only": ({ type }) => `${capital(types[type])} doesn't fit in one line. Use the form`,
  "not-a-written-number": ({ text }) => `“${text}” isn't a number. Write it as 131.20`,
  "not-understood": ({ text }) => `“${text}” isn't recognised here`,
  "note-without-text": () => 'After "note", add a text in quotation marks',
  "number-expected": ({ text }) => `After “${text}”, add a number, such as 1.50`,
  "one-number-more": ({ text }) => `“${text}” is one number too many for this line`,
  "parted-number": ({ text, joined }) =>
    `“${text}” can mean one number or several. Write ${joined}, or @ before a price`,
  "two-currencies-in-line": ({ one, other }) =>
    `The line is in ${one}, but this amount is in ${other}. Use one currency per line`,
  "not-a-ratio": ({ text }) => `“${text}” isn't a ratio of new shares to old ones, such as 10:1`,
  "date-missing": () => "The date is missing",
  "split-without-ratio": () =>
    "The file has the number of new shares but not the split ratio. Enter the ratio, such as 10 for 10:1",
  "confirm-ratio": ({ held, ratio }) =>
    `The file has no split ratio. From the holding in this file (${held}), it would be ${ratio} new for 1 old. Check it, because other files may have more shares.`,
  "unlikely-day": ({ day, because }) =>
    because === "old"
      ? `${day} is before 1970. Check the date.`
      : `${day} is on a weekend, when markets are closed. Check the date.`,
  "coin-or-share": ({ symbol, coin }) =>
    `${symbol} can be a share or a coin. Enter ${coin} for the coin, or keep ${symbol} for the share.`,
  "choose-type": ({ text }) => `Choose a transaction type for “${text}”`,
  "choose-currency": ({ sign }) => `Choose the currency for “${sign}”`,
  "cells-beside-columns": ({ cells, columns }) =>
    `The line has ${cells} cells, but the header has ${columns} columns. Check for a delimiter inside a cell`,
  "text-after-quotation": () =>
    "There is text after a closing quotation mark. Write a quotation mark inside a cell twice",
  "quotation-not-closed": () => "The closing quotation mark is missing",
  "other-currency": ({ text, currency }) => `“${text}” isn't in the row's currency, ${currency}`,
  "no-exchange-rate": ({ text, currency }) =>
    `“${text}” isn't in ${currency ?? "the currency of the price"}, and this line has no exchange rate. Enter the amount in ${currency ?? "the currency of the price"}.`,
  "amount-sign": () =>
    "The amount is the cash that moved: negative for a purchase; for a sale, negative only if fee and tax exceed the proceeds",
  "amount-differs": ({ quantity, price, costs, worth, paid }) =>
    `${quantity} shares at ${price}${costs === null ? "" : ` with costs of ${costs}`} equal ${worth}, but this line's amount is ${paid}. Correct the shares, price or amount.`,
  "exchange-missing": ({ symbol, currency }) =>
    `${symbol} trades in ${currency}. Add the exchange to the symbol, such as ${symbol}.PA`,
  "not-a-currency-code": ({ text }) => `“${text}” isn't a currency. Enter a code such as USD`,
  "not-an-isin": ({ text }) => `“${text}” isn't an ISIN`,
  "not-a-data-source": ({ text }) => `“${text}” isn't a Ghostfolio data source`,
  "no-currency": () => "This line has no currency. Enter one, or choose the account it belongs to.",
  "unknown-symbol": ({ symbol, similar }) =>
    `No source lists ${symbol}.${similar === "" ? "" : ` Similar: ${similar}.`} Choose another symbol, or keep it as a custom asset.`,
  "password-too-short": ({ min }) => `At least ${min} characters`,
  "password-too-long": ({ max }) => `At most ${max} characters`,
  "password-common": () => "Not a common password, such as 123456 or password",
};

import { isNegative, isZero, negated, sumText, unlessZero, unsigned } from "../amounts.ts";
import { cost, interestOrCharge, isOption, moneyMoved, reasons, unknownAction } from "../broker-words.ts";
import { statedCash } from "../import-row.ts";
import { listedSymbol } from "../listed-symbol.ts";
import { phraseBook } from "../phrase-book.ts";
import { numberOrNull, tableImporter } from "../table-importer.ts";

/** Funds that hold idle cash. Their price is always one dollar. */
const moneyFunds: ReadonlySet<string> = new Set(["SPAXX", "FCASH", "FDRXX", "FZFXX", "FDIC", "CORE", "QUSBQ"]);

/** Fidelity: Activity & Orders, Download. */
export const fidelity = tableImporter({
  id: "fidelity",
  name: "Fidelity",
  checked: "published column names",
  samples: ["fidelity.csv"],
  columns: {
    date: ["Run Date"],
    account: ["Account"],
    accountNumber: ["Account Number"],
    type: ["Action"],
    symbol: ["Symbol"],
    name: ["Description", "Security Description"],
    quantity: ["Quantity"],
    price: ["Price ($)", "Price"],
    commission: ["Commission ($)", "Commission"],
    fee: ["Fees ($)", "Fees"],
    amount: ["Amount ($)", "Amount"],
    balance: ["Cash Balance ($)", "Cash Balance"],
  },
  needed: ["date", "type", "symbol", "quantity", "price", "amount"],
  numbers: ["quantity", "price", "amount", "fee"],
  dates: ["date"],
  usual: { decimalSign: ".", dateOrder: "month-first" },
  account: (record) => record.text("account") || record.text("accountNumber"),
  instrumentName: (record) => (record.text("symbol") === "" ? null : record.text("name")),
  // The money market fund is a part of the cash.
  balances: (record) => {
    const after = moneyFunds.has(record.text("symbol").replace(/\*+$/, "")) ? null : numberOrNull(record, "balance");
    return record.has("balance") ? statedCash("USD", null, after) : [];
  },
  isEnd: (row) => /^(?:date downloaded|the data and information)/i.test(row.cells[0] ?? ""),
  read(record) {
    const words = record.text("type");
    const action = actions.atStartOf(words);
    const ticker = record.text("symbol").replace(/\*+$/, "");
    if (action === "option" || /\b(?:OPENING|CLOSING) TRANSACTION\b/i.test(words) || isOption(ticker))
      return { skipped: reasons.option };
    if (action === "short" || /\bSHORT SALE\b|\bBOUGHT TO COVER\b/i.test(words)) return { skipped: reasons.short };
    const amount = record.number("amount");
    const line = { date: record.date("date"), currency: "USD" };
    const ofShares = { ...line, symbol: listedSymbol({ ticker }) };
    const fee = unlessZero(sumText(record.number("commission"), record.number("fee")));
    const shares = { quantity: unsigned(record.number("quantity")), price: unsigned(record.number("price")) };
    switch (action) {
      case "buy":
      case "sell":
        return moneyFunds.has(ticker) ? { skipped: reasons.sweep } : { ...ofShares, ...shares, type: action, fee };
      case "dividend":
      case "capital-gain-distribution":
        return moneyFunds.has(ticker) ? { ...line, type: "interest", amount } : { ...ofShares, type: action, amount };
      case "return-of-capital":
      case "cash-in-lieu":
        return { ...ofShares, type: action, amount };
      case "interest":
        return { ...line, ...interestOrCharge(amount) };
      case "tax":
        return { ...(ticker === "" ? line : ofShares), ...cost("tax", negated(amount), "Tax") };
      case "fee":
        return { ...(ticker === "" ? line : ofShares), ...cost("fee", negated(amount), "Fee") };
      // The ratio and the part of the cost aren't in the file.
      case "spin-off": {
        const from = /SPINOFF FROM:?\s*\(\s*([A-Z.]+)\s*\)/.exec(words)?.[1];
        if (from === undefined) return { skipped: reasons.reorganisation };
        return {
          ...line,
          type: "spin-off",
          symbol: listedSymbol({ ticker: from }),
          newSymbol: listedSymbol({ ticker }),
        };
      }
      case "split":
        return ticker === ""
          ? unknownAction(words, { currency: "USD" })
          : { ...ofShares, currency: null, type: "split", quantity: record.number("quantity") };
      case "transfer":
        if (ticker !== "" && !isZero(shares.quantity))
          return {
            ...ofShares,
            type: isNegative(record.number("quantity")) ? "transfer-out" : "transfer-in",
            quantity: shares.quantity,
          };
        return amount === null ? unknownAction(words, { currency: "USD" }) : { ...line, ...moneyMoved(amount) };
      case "money":
        return amount === null ? unknownAction(words, { currency: "USD" }) : { ...line, ...moneyMoved(amount) };
      default:
        return unknownAction(words, { currency: "USD" });
    }
  },
});

/** The beginnings of its descriptions. Names of instruments and accounts follow. */
const actions = phraseBook({
  buy: "YOU BOUGHT, BOUGHT, REINVESTMENT",
  sell: "YOU SOLD, SOLD, REDEMPTION FROM CORE ACCOUNT, REDEMPTION PAYOUT",
  short: "YOU SOLD SHORT, SHORT SALE, YOU BOUGHT TO COVER, BOUGHT TO COVER",
  option: `YOU BOUGHT OPENING TRANSACTION, YOU BOUGHT CLOSING TRANSACTION, YOU SOLD OPENING TRANSACTION, YOU SOLD CLOSING TRANSACTION,
    EXPIRED, EXPIRED CALL, EXPIRED PUT, ASSIGNED, ASSIGNED CALL, ASSIGNED PUT`,
  dividend: "DIVIDEND RECEIVED",
  "capital-gain-distribution": "LONG-TERM CAP GAIN, SHORT-TERM CAP GAIN",
  "return-of-capital": "RETURN OF CAPITAL",
  "cash-in-lieu": "IN LIEU OF FRX SHARE, CASH IN LIEU",
  interest: `INTEREST EARNED, INTEREST, INTEREST PAID, MARGIN INTEREST, MUNI EXEMPT INT, MUNI TAXABLE INT, TAXABLE INT, CREDIT
    INTEREST`,
  tax: "FOREIGN TAX PAID, FOREIGN TAX WITHHELD, NON-RESIDENT TAX, ADJ FOREIGN TAX PAID, FED TAX W/H, FEDERAL TAX WITHHELD, STATE TAX W/H, STATE TAX WITHHELD",
  fee: "FEE CHARGED, ADR FEE, FOREIGN CUSTODY FEE, ADVISORY FEE, ACCOUNT FEE, SERVICE FEE, WIRE FEE, MARGIN FEE, SHORT SALE FEE",
  "spin-off": "DISTRIBUTION SPINOFF, DISTRIBUTION SPINOFF FROM, SPINOFF, SPIN-OFF",
  split: "STOCK SPLIT, SPLIT, REVERSE SPLIT, FORWARD SPLIT, DISTRIBUTION",
  transfer:
    "TRANSFERRED FROM, TRANSFERRED TO, TRANSFER OF ASSETS, TRANSFER IN, TRANSFER OUT, CONVERSION SHARES DEPOSITED",
  money: `ELECTRONIC FUNDS TRANSFER RECEIVED, ELECTRONIC FUNDS TRANSFER PAID, DIRECT DEPOSIT, DIRECT DEBIT, CHECK RECEIVED, CHECK PAID,
    WIRE TRANSFER FROM BANK, WIRE TRANSFER TO BANK, WIRE RECEIVED, WIRE SENT, CASH CONTRIBUTION, CASH CONTRIBUTION CURRENT YEAR, CASH
    CONTRIBUTION PRIOR YEAR, CO CONTR, PARTIC CONTR, CONTRIBUTION, CONTRIBUTIONS, ROLLOVER CASH, NORMAL DISTR PARTIAL, DISBURSEMENT, DEBIT
    CARD PURCHASE, DEBIT CARD REFUND, BILL PAYMENT, JOURNALED, CASH ADVANCE, ATM WITHDRAWAL`,
});

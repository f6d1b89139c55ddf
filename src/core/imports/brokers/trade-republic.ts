import { isNegative, isZero, negated, sumText, unlessZero, unsigned } from "../amounts.ts";
import { cost, interestOrCharge, moneyMoved, unknownAction } from "../broker-words.ts";
import { coinSymbol } from "../coin-tickers.ts";
import { listedSymbol } from "../listed-symbol.ts";
import { phraseBook } from "../phrase-book.ts";
import { statedAmount, tableImporter } from "../table-importer.ts";

/** Trade Republic: the app's transaction export. Its symbol is the ISIN, or a ticker for crypto assets. */
export const tradeRepublic = tableImporter({
  id: "trade-republic",
  name: "Trade Republic",
  checked: "published column names",
  samples: ["trade-republic.csv"],
  columns: {
    date: ["date", "datetime"],
    account: ["account_type"],
    category: ["category"],
    type: ["type"],
    assetClass: ["asset_class"],
    name: ["name"],
    symbol: ["symbol"],
    quantity: ["shares"],
    price: ["price"],
    amount: ["amount"],
    fee: ["fee"],
    tax: ["tax"],
    currency: ["currency"],
    note: ["description"],
  },
  needed: ["date", "category", "type", "symbol", "quantity", "amount"],
  numbers: ["quantity", "price", "amount", "fee", "tax"],
  dates: ["date"],
  usual: { decimalSign: "." },
  account: (record) => (record.text("account") === "DEFAULT" ? null : record.text("account")),
  instrumentName: (record) => (record.text("category") === "CASH" ? null : record.text("name")),
  read(record) {
    const action = actions.of(record.text("type"));
    const ticker = record.text("symbol");
    const isCrypto = record.text("assetClass").toUpperCase() === "CRYPTO";
    const currency = record.text("currency") || null;
    const symbol = isCrypto ? coinSymbol(ticker, currency ?? "EUR") : listedSymbol({ ticker, isin: ticker });
    const line = { date: record.date("date"), currency, note: record.text("note") || null };
    const amount = record.number("amount");
    const [fee, tax] = [unlessZero(record.number("fee")), record.number("tax")];
    const quantity = unsigned(record.number("quantity"));
    const ofShares = { ...line, symbol };
    // Taxes are negative if paid. A positive one is a refund and becomes a separate line.
    const paidTax = isNegative(tax) ? unlessZero(tax) : null;
    const refund =
      tax !== null && !isNegative(tax) && !isZero(tax) ? [{ ...ofShares, ...cost("tax", `-${tax}`, "Tax") }] : [];
    switch (action) {
      case "buy":
      case "sell": {
        const price = record.number("price");
        // The amount is before costs.
        const whole = sumText(amount, negated(fee), negated(paidTax));
        const stated = statedAmount(record, "amount", price === null ? whole : amount);
        return [{ ...ofShares, type: action, quantity, price, fee, tax: paidTax, stated }, ...refund];
      }
      case "dividend":
        return [{ ...ofShares, type: "dividend", amount, fee, tax: paidTax }, ...refund];
      case "interest":
        return [{ ...line, ...interestOrCharge(amount), tax: paidTax }, ...refund];
      case "tax":
        return { ...line, ...cost("tax", negatedSum(amount, tax), "Tax") };
      case "fee":
        return { ...line, ...cost("fee", negatedSum(amount, record.number("fee")), "Fee") };
      case "split":
        return { ...ofShares, currency: null, type: "split", quantity: record.number("quantity") };
      case "transfer-in":
        return symbol === null && quantity === null
          ? { ...line, ...moneyMoved(amount), fee }
          : { ...ofShares, type: "transfer-in", quantity, price: record.number("price") };
      case "transfer-out":
        return symbol === null && quantity === null
          ? { ...line, ...moneyMoved(amount), fee }
          : { ...ofShares, type: "transfer-out", quantity };
      case "money":
        return record.text("category").toUpperCase() === "CASH" && amount !== null
          ? { ...line, ...moneyMoved(amount), fee }
          : unknownAction(record.text("type"), { ...ofShares, amount, quantity, fee, tax: paidTax });
      default:
        return unknownAction(record.text("type"), { ...ofShares, amount, quantity, fee, tax: paidTax });
    }
  },
});

const actions = phraseBook({
  buy: "BUY, SAVINGS_PLAN",
  sell: "SELL",
  dividend: "DIVIDEND, DIVIDEND_PAYMENT, CASH_DIVIDEND, DISTRIBUTION, EARNINGS",
  interest: "INTEREST, INTEREST_PAYMENT, INTEREST_PAYOUT",
  tax: "TAX, TAX_OPTIMIZATION, TAX_REFUND, TAX_PAYMENT, TAX_CORRECTION, PRE_DETERMINED_TAX_BASE, ADVANCE_TAX",
  fee: "FEE, FEE_REFUND, CARD_FEE, CARD_ORDERING_FEE, ORDER_FEE",
  split: "SPLIT, STOCK_SPLIT",
  "transfer-in": "FREE_RECEIPT, TRANSFER_IN, SPINOFF, SPIN_OFF",
  "transfer-out": "TRANSFER_OUT, FREE_DELIVERY",
  money: `CUSTOMER_INPAYMENT, CUSTOMER_INBOUND, CUSTOMER_OUTBOUND, CUSTOMER_OUTBOUND_REQUEST, TRANSFER_INBOUND, TRANSFER_OUTBOUND,
    TRANSFER_INSTANT_INBOUND, TRANSFER_INSTANT_OUTBOUND, PAYMENT_INBOUND, PAYMENT_OUTBOUND, CARD_INBOUND, CARD_OUTBOUND, CARD_TRANSACTION,
    CARD_TRANSACTION_INTERNATIONAL, CARD_REFUND, DEPOSIT, WITHDRAWAL, GIFT, BENEFITS_SAVEBACK, BENEFITS_SPARE_CHANGE, REFERRAL`,
});

function negatedSum(...texts: readonly (string | null)[]): string | null {
  const sum = sumText(...texts);
  return sum === null ? null : isNegative(sum) ? sum.slice(1) : `-${sum}`;
}

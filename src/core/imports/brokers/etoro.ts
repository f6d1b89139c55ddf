import { isZero, negated, unsigned } from "../amounts.ts";
import { cost, interestOrCharge, moneyMoved, ratioInWords, reasons, unknownAction } from "../broker-words.ts";
import { phraseBook } from "../phrase-book.ts";
import { tableImporter } from "../table-importer.ts";
import { coinSymbol } from "../coin-tickers.ts";
import { listedSymbol } from "../listed-symbol.ts";

/** eToro: the account statement's sheet "Account Activity", saved as CSV. All amounts are in dollars. */
export const etoro = tableImporter({
  id: "etoro",
  name: "eToro",
  checked: "published column names",
  samples: ["etoro.csv"],
  columns: {
    date: ["Date"],
    type: ["Type"],
    symbol: ["Details"],
    amount: ["Amount"],
    quantity: ["Units", "Units / Contracts"],
    change: ["Realized Equity Change"],
    position: ["Position ID"],
    assetType: ["Asset type"],
  },
  needed: ["date", "type", "symbol", "amount", "quantity", "position"],
  numbers: ["amount", "quantity"],
  dates: ["date"],
  usual: { decimalSign: ".", dateOrder: "day-first" },
  read(record) {
    const action = actions.of(record.text("type"));
    const details = record.text("symbol");
    const assetType = record.text("assetType").toLowerCase();
    if (assetType === "cfd") return { skipped: reasons.future };
    const [ticker = "", quoted = ""] = details.split(/[/ ]/);
    if (assetType !== "crypto" && /^[A-Z]{3}$/.test(quoted) && quoted !== "USD" && ofSecurity.has(action))
      record.fault("symbol", { code: "exchange-missing", symbol: ticker, currency: quoted });
    const symbol = assetType === "crypto" ? coinSymbol(ticker, "USD") : listedSymbol({ ticker });
    const amount = record.number("amount");
    const quantity = unsigned(record.number("quantity"));
    const line = { date: record.date("date"), currency: "USD" };
    const ofShares = { ...line, symbol };
    if (action === "buy" || action === "sell") return { ...ofShares, type: action, quantity };
    if (action === "dividend") return { ...ofShares, type: "dividend", amount };
    if (action === "split") return { ...ofShares, currency: null, type: "split", ratio: ratioInWords(details) };
    // A fee that leaves the equity as it was is part of another line, such as the withdrawal that it was taken off.
    const change = record.has("change") ? record.number("change") : null;
    if (action === "fee" && change !== null && isZero(change) && !isZero(amount)) return { skipped: reasons.included };
    if (action === "interest") return { ...line, ...interestOrCharge(amount) };
    if (action === "money") return { ...line, ...moneyMoved(amount) };
    if (action === "fee" || action === "tax") return { ...line, ...cost(action, negated(amount), record.text("type")) };
    return unknownAction(record.text("type"), { currency: "USD", symbol });
  },
});

const actions = phraseBook({
  buy: "Open Position",
  sell: "Position closed",
  dividend: "Dividend",
  split: "corp action: Split, Split, Stock split",
  interest: "Interest, Interest Payment, Interest on cash, Interest on balance",
  money: "Deposit, Withdraw Request, Withdrawal Request",
  fee: `Withdraw Fee, Withdrawal Fee, Withdraw Conversion Fee, Withdrawal Conversion Fee, Deposit Conversion Fee, Conversion Fee,
    Overnight fee, Weekend fee, Rollover Fee, Overnight refund, Weekend refund, Refund, Inactivity Fee, Fee`,
  tax: "SDRT, Stamp Duty, Tax, Withholding Tax",
});

/** Lines that name the instrument in their details. */
const ofSecurity: ReadonlySet<string | null> = new Set(["buy", "sell", "dividend"]);

import { negated, unsigned } from "../amounts.ts";
import { cost, interestOrCharge, isOption, moneyMoved, reasons, unknownAction } from "../broker-words.ts";
import { listedSymbol } from "../listed-symbol.ts";
import { tableImporter } from "../table-importer.ts";

/** Robinhood: Account, Reports and statements, Account activity. */
export const robinhood = tableImporter({
  id: "robinhood",
  name: "Robinhood",
  checked: "published column names",
  samples: ["robinhood.csv"],
  columns: {
    date: ["Activity Date"],
    symbol: ["Instrument"],
    name: ["Description"],
    type: ["Trans Code"],
    quantity: ["Quantity"],
    price: ["Price"],
    amount: ["Amount"],
  },
  needed: ["date", "symbol", "type", "quantity", "price", "amount"],
  numbers: ["price", "amount"],
  dates: ["date"],
  usual: { decimalSign: ".", dateOrder: "month-first" },
  instrumentName: (record) => (record.text("symbol") === "" ? null : (record.text("name").split("\n")[0] ?? null)),
  read(record) {
    const code = record.text("type").toUpperCase();
    const ticker = record.text("symbol");
    if (["BTO", "STO", "BTC", "STC", "OEXP", "OASGN", "OEXCS", "OCA"].includes(code) || isOption(record.text("name")))
      return { skipped: reasons.option };
    const amount = record.number("amount");
    const line = { date: record.date("date"), currency: "USD" };
    const ofShares = { ...line, symbol: listedSymbol({ ticker }) };
    // A trailing S on a quantity marks outgoing shares.
    const written = record.text("quantity");
    const isOut = /S$/i.test(written);
    const bare = isOut ? written.slice(0, -1) : written;
    const quantity = /^[\d.,]+$/.test(bare) ? bare.replaceAll(",", "") : null;
    switch (code) {
      case "BUY":
      case "SELL":
        return {
          ...ofShares,
          type: code === "BUY" ? "buy" : "sell",
          quantity,
          price: unsigned(record.number("price")),
        };
      case "CDIV":
      case "MDIV":
      case "QDIV":
      case "DIV":
        return { ...ofShares, type: "dividend", amount };
      case "INT":
      case "MINT":
      case "SLIP":
        return { ...line, ...interestOrCharge(amount) };
      case "ACH":
      case "RTP":
      case "WIRE":
      case "XENT":
      case "DCF":
      case "ITRF":
      case "CFRI":
        return { ...line, ...moneyMoved(amount) };
      case "GOLD":
      case "AFEE":
      case "DFEE":
      case "FEE":
        return {
          ...(ticker === "" ? line : ofShares),
          ...cost("fee", negated(amount), record.text("name") || "Fee"),
        };
      case "DTAX":
      case "NRAT":
        return { ...ofShares, ...cost("tax", negated(amount), "Tax withheld") };
      case "SPL":
      case "SPR":
        return { ...ofShares, currency: null, type: "split", quantity: isOut ? `-${quantity ?? "0"}` : quantity };
      case "ACATI":
      case "ACATO":
      case "REC":
        if (ticker === "") return { ...line, ...moneyMoved(amount) };
        return { ...ofShares, type: code === "ACATO" ? "transfer-out" : "transfer-in", quantity };
      default:
        return unknownAction(record.text("type"));
    }
  },
});

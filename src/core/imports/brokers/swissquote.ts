import { isZero, negated, unlessZero, unsigned } from "../amounts.ts";
import { costOrRefund, interestOrCharge, moneyMoved, reasons, unknownType } from "../broker-words.ts";
import { listedSymbol } from "../listed-symbol.ts";
import { tableImporter } from "../table-importer.ts";

/** Swissquote: Account overview, Transactions, Export CSV; in English, German or French. */
export const swissquote = tableImporter({
  id: "swissquote",
  name: "Swissquote",
  checked: "published column names",
  samples: ["swissquote.csv"],
  columns: {
    date: ["Date", "Datum"],
    order: ["Order #", "Auftrag #", "Ordre #"],
    type: ["Transaction", "Transaktionen", "Transaktion"],
    symbol: ["Symbol", "Symbole"],
    name: ["Name", "Nom"],
    isin: ["ISIN"],
    quantity: ["Quantity", "Anzahl", "Quantité"],
    price: ["Unit price", "Stückpreis", "Prix unitaire"],
    fee: ["Costs", "Kosten", "Coûts"],
    accrued: ["Accrued Interest", "Aufgelaufene Zinsen", "Intérêts courus"],
    amount: ["Net Amount", "Nettobetrag", "Montant net"],
    balance: ["Balance", "Saldo", "Solde"],
    currency: ["Currency", "Währung", "Monnaie"],
  },
  needed: ["date", "order", "type", "symbol", "isin", "quantity", "amount"],
  numbers: ["quantity", "price", "fee", "amount"],
  dates: ["date"],
  usual: { decimalSign: ".", dateOrder: "day-first" },
  instrumentName: (record) => record.text("name"),
  read(record) {
    const type = record.text("type").toLowerCase();
    // Some exports leave out the balance, and the currency slips one column to the left.
    const currency = [record.text("currency"), record.text("balance")].find((text) => /^[A-Z]{3}$/.test(text)) ?? null;
    const line = { date: record.date("date"), currency };
    const symbol = listedSymbol({ ticker: record.text("symbol"), isin: record.text("isin"), currency: currency ?? "" });
    const ofShares = { ...line, symbol };
    const [amount, fee] = [record.number("amount"), unlessZero(record.number("fee"))];
    if (/^(?:buy|sell|kauf|verkauf|achat|vente)$/.test(type)) {
      const isSale = /^(?:sell|verkauf|vente)$/.test(type);
      const [quantity, price] = [unsigned(record.number("quantity")), record.number("price")];
      return { ...ofShares, type: isSale ? "sell" : "buy", quantity, price, fee };
    }
    if (/^(?:forex|fx|devisen|change)/.test(type)) return { skipped: reasons.conversion };
    // The costs of a dividend are the tax that was withheld.
    if (/dividend|capital gain|kapitalgewinn|distribution|ausschüttung/.test(type))
      return { ...ofShares, type: "dividend", amount: unsigned(record.number("price")), tax: fee };
    if (/interest|zinsen|intérêts/.test(type)) return { ...line, ...interestOrCharge(amount) };
    if (/fee|gebühr|frais|kommission|commission/.test(type))
      return { ...line, ...costOrRefund("fee", negated(amount), record.text("type")) };
    if (/tax|steuer|impôt/.test(type)) return { ...line, ...costOrRefund("tax", negated(amount), record.text("type")) };
    if (isZero(amount)) return { skipped: reasons.nothing };
    if (
      /^(?:credit|debit|payment|deposit|withdrawal|zahlung|vergütung|belastung|gutschrift|versement|retrait|crédit|débit|paiement)/.test(
        type,
      )
    )
      return { ...line, ...moneyMoved(amount) };
    return unknownType(record.text("type"));
  },
});

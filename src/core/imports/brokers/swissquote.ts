import { negated, sumText, unlessZero, unsigned } from "../amounts.ts";
import { cost, exchangedMoney, interestOrCharge, moneyMoved, unknownAction } from "../broker-words.ts";
import { statedCash } from "../import-row.ts";
import { listedSymbol } from "../listed-symbol.ts";
import { phraseBook } from "../phrase-book.ts";
import { numberOrNull, tableImporter } from "../table-importer.ts";

/** Swissquote: Account overview, Transactions, Export CSV, in English, German or French. */
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
  balances: (record) => {
    const currency = record.text("currency");
    const [after, change] = [numberOrNull(record, "balance"), numberOrNull(record, "amount")];
    return /^[A-Z]{3}$/.test(currency) ? statedCash(currency, change, after) : [];
  },
  read(record) {
    const action = actions.of(record.text("type"));
    // Some exports leave out the balance, which shifts the currency one column to the left.
    const currency = [record.text("currency"), record.text("balance")].find((text) => /^[A-Z]{3}$/.test(text)) ?? null;
    const line = { date: record.date("date"), currency };
    const symbol = listedSymbol({ ticker: record.text("symbol"), isin: record.text("isin"), currency: currency ?? "" });
    const ofShares = { ...line, symbol };
    const [amount, fee] = [record.number("amount"), unlessZero(record.number("fee"))];
    switch (action) {
      case "buy":
      case "sell":
        return {
          ...ofShares,
          type: action,
          quantity: unsigned(record.number("quantity")),
          price: record.number("price"),
          fee,
        };
      case "conversion":
        return exchangedMoney(line.date, currency, amount);
      // The costs of a dividend are the withholding tax.
      case "dividend":
      case "capital-gain-distribution":
        return {
          ...ofShares,
          type: action,
          amount: amount === null ? unsigned(record.number("price")) : sumText(amount, fee),
          tax: fee,
        };
      case "interest":
        return { ...line, ...interestOrCharge(amount) };
      case "fee":
      case "tax":
        return { ...line, ...cost(action, negated(amount), record.text("type")) };
      default:
    }
    return action === "money"
      ? { ...line, ...moneyMoved(amount) }
      : unknownAction(record.text("type"), { ...ofShares });
  },
});

const actions = phraseBook({
  buy: "Buy, Kauf, Achat",
  sell: "Sell, Verkauf, Vente",
  conversion: `Forex credit, Forex debit, Forex, FX, Fx-Gutschrift Comp., Fx-Belastung Comp., Fx credit comp., Fx debit comp., Forex-Gutschrift,
    Forex-Belastung, Devisen, Crédit forex, Débit forex, Forex crédit, Forex débit, Change`,
  dividend: "Dividend, Dividende, Distribution, Ausschüttung",
  "capital-gain-distribution": "Capital Gain, Kapitalgewinn, Gain en capital",
  interest:
    "Interest, Interests, Credit interest, Debit interest, Zinsen, Zins, Intérêts, Zinsen auf Einlagen, Zinsen auf Belastungen",
  fee: `Fee, Fees, Custody Fees, Custody fee, Fees Tax Statement, Gebühr, Gebühren, Depotgebühren, Frais, Frais de garde, Droits de garde,
    Kommission, Commission, Exchange fees`,
  tax: "Tax, Taxes, Withholding tax, Steuer, Steuern, Quellensteuer, Verrechnungssteuer, Impôt, Impôts, Impôt à la source",
  money: `Credit, Debit, Payment, Deposit, Withdrawal, Zahlung, Vergütung, Belastung, Gutschrift, Auszahlung, Einzahlung, Versement, Retrait,
    Crédit, Débit, Paiement`,
});

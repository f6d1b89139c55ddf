import { readNumber } from "#core/money/read-number.ts";
import { negated } from "../amounts.ts";
import { cost, exchangedMoney, interestOrCharge, moneyMoved, reasons, unknownAction } from "../broker-words.ts";
import { statedCash } from "../import-row.ts";
import { isIsin } from "../listed-symbol.ts";
import { phraseBook } from "../phrase-book.ts";
import { numberOrNull, tableImporter } from "../table-importer.ts";

/**
 * DEGIRO: Activity, Account, Export CSV, in the language of the account. Events are described in words, and costs are
 * separate lines.
 */
export const degiroAccount = tableImporter({
  id: "degiro-account",
  name: "DEGIRO account",
  checked: "published column names",
  samples: ["degiro-account.csv"],
  hasIncomeInWords: true,
  columns: {
    date: ["Date", "Datum", "Fecha", "Data"],
    valueDate: ["Value date", "Valutadatum", "Valuta", "Date de", "Fecha valor", "Data Valore", "Data Valor"],
    name: ["Product", "Produkt", "Produit", "Producto", "Prodotto", "Produto"],
    symbol: ["ISIN"],
    type: ["Description", "Omschrijving", "Beschreibung", "Descripción", "Descrizione", "Descrição"],
    currency: ["Change", "Mutatie", "Änderung", "Mouvements", "Variación", "Variazioni", "Mudança"],
    amount: ["Change+1", "Mutatie+1", "Änderung+1", "Mouvements+1", "Variación+1", "Variazioni+1", "Mudança+1"],
    balanceCurrency: ["Balance", "Saldo", "Solde"],
    balance: ["Balance+1", "Saldo+1", "Solde+1"],
    order: ["Order Id", "Order-ID", "ID Orden", "ID Ordre"],
  },
  needed: ["date", "valueDate", "name", "symbol", "type", "currency"],
  numbers: ["amount"],
  dates: ["date"],
  usual: { dateOrder: "day-first" },
  instrumentName: (record) => (isIsin(record.text("symbol")) ? record.text("name") : null),
  balances: (record) => {
    const currency = record.text("balanceCurrency");
    const isSame = currency !== "" && currency === record.text("currency");
    return isSame ? statedCash(currency, numberOrNull(record, "amount"), numberOrNull(record, "balance")) : [];
  },
  read(record) {
    const words = record.text("type");
    if (words === "") return { skipped: "The line continues the previous one" };
    const isin = record.text("symbol");
    const symbol = isIsin(isin) ? isin : null;
    const amount = record.number("amount");
    const trade = tradeInWords.exec(words);
    if (trade !== null) {
      const [, before = "", verb = "", shares = "", at = "", currency = ""] = trade;
      const isSplit = /split|fractionnement|frazionamento|desdobramento|desdoblamiento/i.test(before);
      if (before !== "" && !isSplit) return { skipped: "A product change. Enter it as a symbol change" };
      const [quantity, price] = [readNumber(shares, decimalIn(shares)), readNumber(at, decimalIn(at))];
      if ("fault" in quantity) record.fault("type", quantity.fault);
      if ("fault" in price) record.fault("type", price.fault);
      if ("fault" in quantity || "fault" in price) return [];
      const isSameCurrency = record.text("currency").toUpperCase() === currency.toUpperCase();
      const isSale = /^(?:verkoop|verkauf|vente|venta|vendita|venda|sell)/i.test(verb);
      return {
        type: isSale ? "sell" : "buy",
        symbol,
        date: record.date("date"),
        quantity: quantity.value,
        price: price.value,
        currency,
        // Costs are lines of their own.
        stated: isSameCurrency ? { amount: amount ?? "0", column: record.label("amount"), hasCosts: true } : null,
        ...(isSplit ? { isLeg: true } : {}),
      };
    }
    const action = actions.of(withoutTail(words));
    if (action === "conversion") return exchangedMoney(record.date("date"), record.text("currency") || null, amount);
    if (action === "sweep") return { skipped: reasons.sweep };
    const line = { date: record.date("date"), currency: record.text("currency") || null, symbol };
    const cash = { ...line, symbol: null };
    switch (action) {
      case "dividend":
        return symbol === null ? unknownAction(words, { ...line, amount }) : { ...line, type: "dividend", amount };
      case "interest":
        return { ...cash, ...interestOrCharge(amount) };
      case "fee":
      case "tax":
        return { ...line, ...cost(action, negated(amount), words) };
      case "money":
        return { ...cash, ...moneyMoved(amount) };
      default:
        return unknownAction(words, { ...line, amount });
    }
  },
});

const tradeInWords =
  /^(?:([^:@]*): ?)?(buy|sell|koop|verkoop|kauf|verkauf|achat|vente|compra|venta|acquisto|vendita|venda)\s+(\d[\d.,]*)\b.*@\s*([\d.,]+)\s*([A-Z]{3})/i;

const actions = phraseBook({
  conversion: `Valuta Creditering, Valuta Debitering, FX Credit, FX Debit, FX Withdrawal, Währungswechsel, Währungswechsel (Einbuchung),
    Währungswechsel (Ausbuchung), Cambio de divisa, Retirada Cambio de Divisa, Ingreso Cambio de Divisa, Opération de change, Opération de
    change - Crédit, Opération de change - Débit, Levantamento de divisa, Crédito de divisa, Cambio valuta, Prelievo Cambio Valuta,
    Accredito Cambio Valuta`,
  sweep: `Degiro Cash Sweep Transfer, Cash Sweep Transfer, Flatex Cash Sweep Transfer, Reservation iDEAL, Reservation iDEAL / Sofort
    Deposit, Reservation, Overboeking naar uw geldrekening bij flatexDEGIRO Bank, Overboeking van uw geldrekening bij flatexDEGIRO Bank,
    Überweisung auf Ihr Geldkonto bei der flatexDEGIRO Bank, Überweisung von Ihrem Geldkonto bei der flatexDEGIRO Bank, Flatex
    Terugstorting, flatex Terugstorting, Processed Flatex Withdrawal, Transfer to your Cash Account at flatexDEGIRO Bank, Transfer from
    your Cash Account at flatexDEGIRO Bank`,
  dividend: "Dividend, Dividende, Dividendo, Dividendi, Cash Dividend, Dividendenzahlung",
  tax: `Dividendbelasting, Dividend Tax, Dividendensteuer, Impôts sur dividende, Impôt sur dividende, Impôts sur dividendes, Retención del
    dividendo, Ritenuta sul dividendo, Ritenuta sui dividendi, Imposto sobre dividendo, Imposto sobre dividendos, Imposto sobre
    rendimentos, Tax, Stamp Duty, Steuer, Belasting, London/Dublin Stamp Duty`,
  interest: `Interest, Flatex Interest, Flatex Interest Income, Interest Income, Zinsen, Rente, Intérêts, Interés, Intereses, Interessi,
    Juros, Credit Interest, Debit Interest`,
  fee: `Transactiekosten en/of kosten van derden, Transaction and/or third party fees, Transaction Fee, Transaction costs,
    Transaktionsgebühr und/oder Gebühren Dritter, Transaktionsgebühr, Transaktionsgebühren und/oder Gebühren Dritter, Frais de courtage
    et/ou de parties tierces, Frais de transaction, Costes de transacción y/o externos, Costes de transacción, Costi di transazione,
    Comissões de transação, Comissões de transação e/ou taxas de terceiros, Aansluitingskosten, Exchange Connection Fee, Connection Fee,
    Connectivity Fee, Exchange Connectivity Fee, Frais de connexion aux places boursières, Tarifa de conectividad con el mercado,
    Comisión de conectividad con el mercado, Einrichtung von Handelsmodalitäten, ADR/GDR Pass-Through Fee, ADR/GDR Externe Kosten,
    ADR/GDR Weitergabegebühr, Corporate Action Kosten, Corporate Action Fee, Dividend Fee, Fee, Kosten, Gebühr`,
  money: `Deposit, iDEAL Deposit, SOFORT Deposit, iDEAL / Sofort Deposit, Storting, Flatex Deposit, Flatex Storting, Einzahlung, flatex
    Einzahlung, SOFORT Einzahlung, Dépôt, Versement de fonds, Ingreso, Flatex Ingreso, Depósito, Versamento, Flatex Versamento, Withdrawal,
    Flatex Withdrawal, Terugstorting, Auszahlung, flatex Auszahlung, Retrait, Retrait flatex, Retirada, Flatex Retirada, Prelievo, Flatex
    Prelievo, Levantamento, Transfer`,
});

/** Without the broker's own name before the words, and a year or an exchange in brackets after them. */
function withoutTail(words: string): string {
  return words
    .replace(/^DEGIRO\s+(?!Cash Sweep)/i, "")
    .replace(/\s*\([^()]*- [A-Z]{3}\)\s*$/, "")
    .replace(/\s+\d{4}\s*$/, "");
}

/** Descriptions never contain group separators: a single mark is the decimal sign, whatever follows it. */
function decimalIn(text: string): "." | "," {
  return text.lastIndexOf(",") > text.lastIndexOf(".") ? "," : ".";
}

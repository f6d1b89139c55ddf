import { readNumber } from "#core/money/read-number.ts";
import { isNegative, isZero, negated } from "../amounts.ts";
import { costOrRefund, interestOrCharge, moneyMoved, reasons, unknownType } from "../broker-words.ts";
import { isIsin } from "../listed-symbol.ts";
import { tableImporter } from "../table-importer.ts";

/** DEGIRO: Activity, Account, Export CSV, in the language of the account. What happened stands in words; costs are lines of their own. */
export const degiroAccount = tableImporter({
  id: "degiro-account",
  name: "DEGIRO account",
  checked: "published column names",
  samples: ["degiro-account.csv"],
  columns: {
    date: ["Date", "Datum", "Fecha", "Data"],
    valueDate: ["Value date", "Valutadatum", "Valuta", "Date de", "Fecha valor", "Data Valore", "Data Valor"],
    name: ["Product", "Produkt", "Produit", "Producto", "Prodotto", "Produto"],
    symbol: ["ISIN"],
    type: ["Description", "Omschrijving", "Beschreibung", "Descripción", "Descrizione", "Descrição"],
    currency: ["Change", "Mutatie", "Änderung", "Mouvements", "Variación", "Variazioni", "Mudança"],
    amount: ["Change+1", "Mutatie+1", "Änderung+1", "Mouvements+1", "Variación+1", "Variazioni+1", "Mudança+1"],
    order: ["Order Id", "Order-ID", "ID Orden", "ID Ordre"],
  },
  needed: ["date", "valueDate", "name", "symbol", "type", "currency"],
  numbers: ["amount"],
  dates: ["date"],
  usual: { dateOrder: "day-first" },
  instrumentName: (record) => (isIsin(record.text("symbol")) ? record.text("name") : null),
  read(record) {
    const words = record.text("type");
    if (words === "") return { skipped: "The line continues the one above it" };
    const lower = words.toLowerCase();
    const isin = record.text("symbol");
    const symbol = isIsin(isin) ? isin : null;
    const amount = record.number("amount");
    const trade = tradeInWords.exec(words);
    if (trade !== null) {
      const [, before = "", verb = "", shares = "", at = "", currency = ""] = trade;
      if (/split/i.test(before)) return { skipped: "A split booked as a sale and a purchase: enter it as a split" };
      if (before !== "") return { skipped: "A change of product: enter it as a change of symbol" };
      const [quantity, price] = [readNumber(shares, decimalIn(shares)), readNumber(at, decimalIn(at))];
      if ("fault" in quantity) record.fault("type", quantity.fault);
      if ("fault" in price) record.fault("type", price.fault);
      if ("fault" in quantity || "fault" in price) return [];
      const isSale = /^(?:verkoop|verkauf|vente|venta|vendita|venda|sell)/i.test(verb);
      return {
        type: isSale ? "sell" : "buy",
        symbol,
        date: record.date("date"),
        quantity: quantity.value,
        price: price.value,
        currency,
      };
    }
    if (conversion.test(lower)) return { skipped: reasons.conversion };
    if (sweep.test(lower)) return { skipped: reasons.sweep };
    if (isZero(amount)) return { skipped: reasons.nothing };
    const line = { date: record.date("date"), currency: record.text("currency") || null, symbol };
    if (dividendTax.test(lower)) return { ...line, ...costOrRefund("tax", negated(amount), words) };
    if (/divid/.test(lower))
      return isNegative(amount) || symbol === null
        ? { ...line, ...costOrRefund("fee", negated(amount), words) }
        : { ...line, type: "dividend", amount };
    const cash = { ...line, symbol: null };
    if (/interest|zinsen|rente|intér|interés|interessi|juros/.test(lower))
      return { ...cash, ...interestOrCharge(amount) };
    if (fees.test(lower)) return { ...line, ...costOrRefund("fee", negated(amount), words) };
    if (/tax|steuer|belasting|impôt|impuesto|imposta/.test(lower))
      return { ...line, ...costOrRefund("tax", negated(amount), words) };
    if (money.test(lower)) return { ...cash, ...moneyMoved(amount) };
    return unknownType(words);
  },
});

const tradeInWords =
  /^(?:([^:@]*): ?)?(buy|sell|koop|verkoop|kauf|verkauf|achat|vente|compra|venta|acquisto|vendita|venda)\s+(\d[\d.,]*)\b.*@\s*([\d.,]+)\s*([A-Z]{3})/i;
const conversion =
  /valuta (?:credit|debit)|fx (?:credit|debit|withdrawal)|währungswechsel|cambio de divisa|opération de change|levantamento de divisa|crédito de divisa|cambio valuta/;
const sweep =
  /cash sweep|reservation|geldrekening bij flatex|geldkonto bei|flatex terugstorting|processed flatex|cash account at flatex/;
const dividendTax = /dividendbelasting|dividend tax|dividenden?steuer|impôts? sur|retenci|ritenuta|imposto/;
const fees =
  /transactiekosten|transaction (?:and|cost|fee)|transaktionsgebühr|frais|comiss|costes de transac|costi di transaz|aansluitingskosten|connection fee|connectivity fee|anschluss|einrichtung von handels|gebühr|\bfee\b|kosten/;
const money =
  /deposit|storting|einzahlung|dépôt|ingreso|depósito|versamento|withdrawal|terugstorting|auszahlung|retrait|retirada|prelievo|levantamento|transfer|överföring/;

/** Inside words the sign of thousands is never written: one mark is the decimal sign, whatever follows it. */
function decimalIn(text: string): "." | "," {
  return text.lastIndexOf(",") > text.lastIndexOf(".") ? "," : ".";
}

import type { ColumnRecord } from "../column-table.ts";
import { isNegative, productText, sumText, unlessZero, unsigned } from "../amounts.ts";
import { reasons } from "../broker-words.ts";
import { statedCash } from "../import-row.ts";
import { isIsin } from "../listed-symbol.ts";
import { numberOrNull, statedAmount, tableImporter } from "../table-importer.ts";

/** DEGIRO: Activity, Transactions, Export CSV, in the language of the account. The file has ISINs, no tickers. */
export const degiroTransactions = tableImporter({
  id: "degiro-transactions",
  name: "DEGIRO transactions",
  checked: "published column names",
  samples: ["degiro-transactions.csv"],
  columns: {
    date: ["Date", "Datum", "Fecha", "Data"],
    name: ["Product", "Produkt", "Produit", "Producto", "Prodotto", "Produto"],
    symbol: ["ISIN"],
    exchange: ["Reference", "Reference exchange", "Beurs", "Referenzbörse", "Bourse de référence", "Bolsa de"],
    quantity: ["Quantity", "Aantal", "Anzahl", "Quantité", "Número", "Quantità", "Quantidade"],
    price: ["Price", "Koers", "Kurs", "Cours", "Precio", "Quotazione", "Preço"],
    currency: ["Price+1", "Koers+1", "Kurs+1", "Cours+1", "Precio+1", "Quotazione+1", "Preço+1"],
    value: [
      "Local value",
      "Lokale waarde",
      "Wert in Lokalwährung",
      "Montant devise locale",
      "Valor local",
      "Controvalore locale",
    ],
    rate: [
      "Exchange rate",
      "Wisselkoers",
      "Wechselkurs",
      "Taux de change",
      "Tipo de cambio",
      "Tasso di cambio",
      "Taxa de Câmbio",
    ],
    fee: [
      "Transaction and/or third",
      "Transaction and/or third party fees",
      "Transaction and/or third party fees EUR",
      "Transaction costs",
      "Transactiekosten en/of",
      "Transactiekosten en/of kosten van derden EUR",
      "Transaktionsgebühr und/oder",
      "Transaktionsgebühren",
      "Frais de transaction",
      "Frais de courtage et/ou de parties",
      "Costes de transacción",
      "Costi di transazione",
      "Custos de transação",
    ],
    feeCurrency: [
      "Transaction and/or third+1",
      "Transaction costs+1",
      "Transactiekosten en/of+1",
      "Transaktionsgebühr und/oder+1",
      "Frais de courtage et/ou de parties+1",
    ],
    automaticFee: ["AutoFX Fee"],
    total: ["Total", "Totaal", "Gesamt", "Totale", "Total EUR", "Totaal EUR", "Gesamt EUR", "Totale EUR"],
    order: ["Order ID", "Order-ID", "ID Orden", "ID Ordre", "ID Ordine"],
  },
  needed: ["date", "name", "symbol", "quantity", "price", "value"],
  numbers: ["price", "value", "fee", "automaticFee", "total"],
  dates: ["date"],
  usual: { dateOrder: "day-first" },
  instrumentName: (record) => record.text("name"),
  // The total is in the account's currency, after all costs.
  balances: (record) => {
    const currency = record.text("currency");
    return currency === feeCurrencyOf(record) ? statedCash(currency, numberOrNull(record, "total")) : [];
  },
  read(record) {
    const isin = record.text("symbol");
    const quantity = record.number("quantity");
    const currency = record.text("currency") || null;
    if (quantity === null) return { skipped: "The line continues the previous one" };
    if (/ (?:C|P)\d+(?:[.,]\d+)? \d{2}[A-Z]{3}\d{2}$/.test(record.text("name"))) return { skipped: reasons.option };
    if (!isIsin(isin)) record.fault("symbol", { code: "not-an-isin", text: isin.slice(0, 20) });
    const rate = record.number("rate");
    const isBooking = record.text("order") === "" && record.text("fee") === "";
    // The charge for an automatic conversion is apart from the other costs.
    const fee = unlessZero(sumText(unsigned(record.number("fee")), unsigned(record.number("automaticFee"))));
    const feeCurrency = feeCurrencyOf(record);
    const line = { date: record.date("date"), symbol: isin };
    const isForeign = currency !== feeCurrency;
    const trade = {
      ...line,
      type: isNegative(quantity) ? ("sell" as const) : ("buy" as const),
      quantity: unsigned(quantity),
      price: unsigned(record.number("price")),
      currency,
      // The rate is units of the instrument's currency for one of the account's.
      // The local value is before costs.
      stated: statedAmount(record, "value", record.number("value")),
      ...(isBooking ? { isLeg: true as const } : {}),
      fee: isForeign && rate !== null ? unlessZero(productText(fee, rate)) : isForeign ? null : fee,
    };
    if (fee === null || !isForeign || rate !== null) return trade;
    return [trade, { ...line, type: "fee", amount: fee, currency: feeCurrency }];
  },
});

function feeCurrencyOf(record: Pick<ColumnRecord<"fee" | "feeCurrency">, "text" | "label">): string {
  return record.text("feeCurrency") || (/ ([A-Z]{3})$/.exec(record.label("fee"))?.[1] ?? "EUR");
}

import { transactionTypes } from "#core/portfolio/transaction.ts";
import { unknownAction } from "../broker-words.ts";
import type { Importer } from "../importer.ts";
import { importDraft, type ImportRow, rowId } from "../import-row.ts";
import { elementLines } from "../json-lines.ts";
import { fieldOf, listOf, parsedJson, textOf } from "../json-value.ts";
import { exportFormat } from "../portfolio-export.ts";
import { askedAction, nothingRead } from "../table-importer.ts";

/** Bellwether's own JSON export: accounts, transactions, custom instruments and manual prices. */
export const bellwetherJson: Importer = {
  id: "bellwether-json",
  name: "Bellwether JSON",
  checked: "real export",
  samples: ["bellwether.json"],
  recognises: (file) => file.kind === "json" && textOf(parsedJson(file.text), "format") === exportFormat,
  read(file) {
    const whole = parsedJson(file.text);
    const lines = elementLines(file.text, "transactions");
    return {
      ...nothingRead,
      rows: listOf(whole, "transactions").map((entry, index): ImportRow => {
        const line = lines[index] ?? 1;
        const base = { id: rowId(line, 0), line, account: textOf(entry, "account"), name: null, faults: [] };
        const word = textOf(entry, "type") ?? "";
        const type = transactionTypes.find((name) => name === word);
        const text = (key: string) => textOf(entry, key);
        const facts = {
          symbol: text("symbol"),
          date: text("date"),
          quantity: text("quantity"),
          price: text("price"),
          amount: text("amount"),
          fee: text("fee"),
          tax: text("tax"),
          currency: text("currency"),
          ratio: text("ratio"),
          newSymbol: text("newSymbol"),
          cash: text("cash"),
          costShare: text("costShare"),
          priceCurrency: text("priceCurrency"),
          feeCurrency: text("feeCurrency"),
          taxCurrency: text("taxCurrency"),
          rate: text("rate"),
          received: text("received"),
          receivedCurrency: text("receivedCurrency"),
          note: text("note"),
        };
        const lots = listOf(entry, "lots").map((lot) => ({
          transactionId: textOf(lot, "transactionId") ?? "",
          quantity: textOf(lot, "quantity") ?? "",
        }));
        const named = { id: text("id"), lots: lots.length === 0 ? null : lots };
        if (type !== undefined) return { ...base, skipped: null, draft: importDraft({ ...facts, type }), named };
        const outcome = unknownAction(word, facts);
        return "unknown" in outcome
          ? { ...base, ...askedAction(outcome, "type") }
          : { ...base, draft: null, skipped: outcome.skipped };
      }),
      accounts: listOf(whole, "accounts").flatMap((account) => {
        const name = textOf(account, "name");
        if (name === null) return [];
        const [currency, costMethod, cash] = ["currency", "costMethod", "cash"].map((key) => textOf(account, key));
        const currencies = listOf(account, "currencies").filter((code) => typeof code === "string");
        return [{ name, currency: currency ?? null, currencies, costMethod: costMethod ?? null, cash: cash ?? null }];
      }),
      instruments: listOf(whole, "instruments").flatMap((instrument) => {
        const symbol = textOf(instrument, "symbol");
        if (symbol === null) return [];
        const text = (key: string) => textOf(instrument, key);
        return [
          {
            symbol,
            isCustom: fieldOf(instrument, "isCustom") === true,
            name: text("name"),
            currency: text("currency"),
            assetClass: text("assetClass"),
            sector: text("sector"),
            country: text("country"),
            tags: listOf(instrument, "tags").filter((tag) => typeof tag === "string"),
            note: text("note"),
            splitsCountedUntil: text("splitsCountedUntil"),
            manualPrices: listOf(instrument, "manualPrices").flatMap((point) => {
              const [date, price] = [textOf(point, "date"), textOf(point, "price")];
              return date === null || price === null ? [] : [{ date, price }];
            }),
          },
        ];
      }),
    };
  },
};

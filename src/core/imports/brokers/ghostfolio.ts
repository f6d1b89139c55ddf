import { addDays, isPlainDate } from "#core/calendar/plain-date.ts";
import { isSymbol, normaliseSymbol } from "#core/market/symbol.ts";
import { productText, unlessZero } from "../amounts.ts";
import { type UnknownAction, unknownAction } from "../broker-words.ts";
import type { Importer } from "../importer.ts";
import { importDraft, type ImportRow, rowId } from "../import-row.ts";
import { elementLines } from "../json-lines.ts";
import { fieldOf, listOf, parsedJson, textOf } from "../json-value.ts";
import { askedAction, nothingRead, type OutcomeDraft } from "../table-importer.ts";

/** Ghostfolio: its JSON export with accounts, custom instruments and activities. */
export const ghostfolio: Importer = {
  id: "ghostfolio",
  name: "Ghostfolio",
  checked: "published column names",
  samples: ["ghostfolio.json"],
  recognises(file) {
    if (file.kind !== "json") return false;
    const [first] = listOf(parsedJson(file.text), "activities");
    return textOf(first, "dataSource") !== null || textOf(first, "unitPrice") !== null;
  },
  read(file) {
    const whole = parsedJson(file.text);
    const names = new Map(
      listOf(whole, "accounts").map((account) => [textOf(account, "id"), textOf(account, "name")] as const),
    );
    const profiles = listOf(whole, "assetProfiles");
    const lines = elementLines(file.text, "activities");
    const rows = listOf(whole, "activities").map((activity, index): ImportRow => {
      const line = lines[index] ?? 1;
      const profile = profiles.find((other) => textOf(other, "symbol") === textOf(activity, "symbol"));
      const outcome = readActivity(activity, textOf(profile, "name"));
      const base = {
        id: rowId(line, 0),
        line,
        account: names.get(textOf(activity, "accountId")) ?? null,
        name: textOf(profile, "name"),
      };
      if ("unknown" in outcome) return { ...base, ...askedAction(outcome, "type") };
      if ("skipped" in outcome) return { ...base, draft: null, faults: [], skipped: outcome.skipped };
      const source = textOf(activity, "dataSource") ?? "";
      const faults = dataSources.has(source)
        ? []
        : [
            {
              column: "dataSource",
              fault: { code: "not-a-data-source", text: source.slice(0, 40) },
              settledBy: ["symbol"],
            } as const,
          ];
      return { ...base, draft: importDraft(outcome), faults, skipped: null };
    });
    return {
      ...nothingRead,
      rows,
      accounts: listOf(whole, "accounts").flatMap((account) => {
        const name = textOf(account, "name");
        return name === null ? [] : [{ name, currency: textOf(account, "currency"), costMethod: null, cash: null }];
      }),
      instruments: profiles.flatMap((profile) => {
        const [name, symbol] = [textOf(profile, "name"), textOf(profile, "symbol")];
        if (textOf(profile, "dataSource") !== "MANUAL" || name === null || symbol === null) return [];
        return [
          {
            symbol: ownSymbol(symbol, name),
            isCustom: true,
            name,
            currency: textOf(profile, "currency"),
            assetClass: null,
            sector: null,
            country: null,
            tags: [],
            note: null,
            splitsCountedUntil: null,
            manualPrices: listOf(profile, "marketData").flatMap((point) => {
              const [date, price] = [textOf(point, "date")?.slice(0, 10) ?? "", textOf(point, "marketPrice")];
              return isPlainDate(date) && price !== null ? [{ date, price }] : [];
            }),
          },
        ];
      }),
    };
  },
};

/** Ghostfolio's sources of symbols. A symbol from any other source has no known meaning. */
const dataSources: ReadonlySet<string> = new Set([
  "",
  "ALPHA_VANTAGE",
  "COINGECKO",
  "EOD_HISTORICAL_DATA",
  "FINANCIAL_MODELING_PREP",
  "GHOSTFOLIO",
  "GOOGLE_SHEETS",
  "MANUAL",
  "RAPID_API",
  "YAHOO",
]);

function readActivity(activity: unknown, name: string | null): OutcomeDraft | UnknownAction | { skipped: string } {
  const type = (textOf(activity, "type") ?? "").toUpperCase();
  const [quantity, price] = [textOf(activity, "quantity"), textOf(activity, "unitPrice")];
  const isPlain = [quantity, price].every((text) => text === null || /^-?\d+(?:\.\d+)?$/.test(text));
  const amount = isPlain ? productText(quantity, price) : null;
  const written = textOf(activity, "fee");
  const fee = written !== null && /^\d+(?:\.\d+)?$/.test(written) ? unlessZero(written) : written;
  const isDraft = fieldOf(activity, "isDraft") === true;
  const line = {
    date: dayOf(textOf(activity, "date")),
    currency: textOf(activity, "currency"),
    note: textOf(activity, "comment")?.slice(0, 1_000) ?? null,
  };
  if (isDraft) return { skipped: "A draft, not a transaction" };
  const symbol = symbolOf(activity, name);
  switch (type) {
    case "BUY":
    case "ITEM":
    case "SELL":
      return { ...line, symbol, type: type === "SELL" ? "sell" : "buy", quantity, price, fee };
    case "DIVIDEND":
      return { ...line, symbol, type: "dividend", amount, fee };
    case "INTEREST":
      return { ...line, type: "interest", amount, fee };
    case "FEE":
      return { ...line, type: "fee", amount: amount === null || Number(amount) === 0 ? fee : amount };
    case "LIABILITY":
      return { skipped: "Liabilities aren't part of the ledger" };
    default:
      return unknownAction(type, { ...line, symbol, quantity, price, amount, fee });
  }
}

function symbolOf(activity: unknown, name: string | null): string | null {
  const symbol = textOf(activity, "symbol");
  if (symbol === null) return null;
  const source = textOf(activity, "dataSource");
  if (source === "MANUAL") return ownSymbol(symbol, name);
  // Ghostfolio writes Yahoo's crypto pairs without the hyphen.
  const pair = /^([A-Z]{2,6})(USD)$/.exec(symbol);
  return source === "YAHOO" && pair !== null ? `${pair[1]}-USD` : normaliseSymbol(symbol);
}

/** Custom instruments have a long number as symbol, so their name is used instead. */
function ownSymbol(symbol: string, name: string | null): string {
  const plain = normaliseSymbol(symbol);
  if (isSymbol(plain) && !/^[0-9A-F]{8}-/.test(plain)) return plain;
  const fromName = (name ?? symbol)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 24);
  return fromName === "" ? "OWN" : fromName;
}

/** The day of an instant. The program writes a day as European midnight, which is 22:00 or 23:00 of the day before. */
function dayOf(text: string | null): string | null {
  if (text === null) return null;
  const day = text.slice(0, 10);
  return /T2[23]:00:00(?:\.000)?Z$/.test(text) && isPlainDate(day) ? addDays(day, 1) : day;
}

import { XMLParser } from "fast-xml-parser";
import { readDate } from "#core/calendar/read-date.ts";
import { readNumber } from "#core/money/read-number.ts";
import { fieldsOfKey } from "../column-table.ts";
import type { Importer } from "../importer.ts";
import { draftedRow, type ImportRow, rowId, type RowFault } from "../import-row.ts";
import { fieldOf } from "../json-value.ts";
import { askedAction, nothingRead, type Outcome, type OutcomeDraft } from "../table-importer.ts";
import { cashOutcome, corporateOutcome, tradeOutcome, withoutConsolidated } from "./interactive-brokers-lines.ts";

/** Interactive Brokers: a Flex query as XML; trades, cash transactions and corporate actions of all its accounts. */
export const interactiveBrokersFlexXml: Importer = {
  id: "interactive-brokers-flex-xml",
  name: "Interactive Brokers Flex (XML)",
  checked: "published column names",
  samples: ["interactive-brokers-flex.xml"],
  hasIncomeInWords: true,
  recognises: (file) => file.kind === "xml" && file.text.slice(0, 2_000).includes("<FlexQueryResponse"),
  read(file) {
    const lineStarts = startsOfLines(file.text);
    const perLine = new Map<number, number>();
    const rows = elementsOf(file.text).flatMap((element): ImportRow[] => {
      const faults: RowFault[] = [];
      const outcome = readElement(element, faults);
      if (outcome === null) return [];
      const line = lineAt(lineStarts, element.start);
      const base = {
        line,
        account: element.attribute("accountId") || null,
        name: element.attribute("description") || null,
        words: `${element.attribute("type")} ${element.attribute("description")}`,
      };
      const nextId = () => {
        const nth = perLine.get(line) ?? 0;
        perLine.set(line, nth + 1);
        return rowId(line, nth);
      };
      if ("unknown" in outcome) return [{ ...base, id: nextId(), ...askedAction(outcome, "type", { faults }) }];
      if ("skipped" in outcome) return [{ ...base, id: nextId(), draft: null, faults: [], skipped: outcome.skipped }];
      const drafts = Array.isArray(outcome) ? (outcome as readonly OutcomeDraft[]) : [outcome as OutcomeDraft];
      return drafts.map((draft, nth) => ({
        ...base,
        id: nextId(),
        ...draftedRow(draft),
        faults: nth === 0 ? faults : [],
        skipped: null,
      }));
    });
    return { ...nothingRead, rows: withoutConsolidated(rows) };
  },
};

interface Element {
  readonly tag: string;
  readonly start: number;
  readonly attribute: (name: string) => string;
}

const recordTags: ReadonlySet<string> = new Set(["Trade", "CashTransaction", "CorporateAction"]);

function elementsOf(text: string): readonly Element[] {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "",
    parseAttributeValue: false,
    parseTagValue: false,
    preserveOrder: true,
    captureMetaData: true,
    processEntities: true,
  });
  const found: Element[] = [];
  const metaData = XMLParser.getMetaDataSymbol();
  const walk = (nodes: unknown, depth: number): void => {
    if (!Array.isArray(nodes) || depth > 8) return;
    for (const node of nodes as unknown[])
      for (const tag of Object.keys(node as object)) {
        if (tag === ":@") continue;
        const attributes = fieldOf(node, ":@");
        const place = (node as Record<symbol, { startIndex?: number } | undefined>)[metaData as symbol];
        if (recordTags.has(tag))
          found.push({
            tag,
            start: place?.startIndex ?? 0,
            attribute: (name) => {
              const value = fieldOf(attributes, name);
              return typeof value === "string" ? value.trim() : "";
            },
          });
        else walk(fieldOf(node, tag), depth + 1);
      }
  };
  walk(parser.parse(text), 0);
  return found;
}

function readElement(element: Element, faults: RowFault[]): Outcome | null {
  const { attribute } = element;
  const number = (name: string) => {
    const text = attribute(name);
    if (text === "") return null;
    const read = readNumber(text, ".");
    if ("value" in read) return read.value;
    faults.push({ column: name, fault: read.fault, settledBy: fieldsOfKey(keys[name] ?? name) });
    return null;
  };
  const day = (...names: string[]) => {
    const name = names.find((candidate) => attribute(candidate) !== "") ?? names[0] ?? "date";
    const read = readDate(attribute(name));
    if ("value" in read) return read.value;
    faults.push({ column: name, fault: read.fault, settledBy: ["date"] });
    return null;
  };
  const level = attribute("levelOfDetail").toUpperCase();
  const listing = {
    symbol: attribute("symbol"),
    isin: attribute("isin"),
    exchange: attribute("listingExchange"),
    currency: attribute("currency") || null,
  };
  const moneyOf = (...names: string[]) => {
    const column = names.find((name) => attribute(name) !== "");
    const amount = column === undefined || Number(attribute("multiplier") || "1") !== 1 ? null : number(column);
    return amount === null || column === undefined ? null : { amount, column };
  };
  switch (element.tag) {
    case "Trade":
      if (level !== "" && level !== "EXECUTION") return null;
      return tradeOutcome({
        ...listing,
        assetClass: attribute("assetCategory"),
        date: day("tradeDate", "dateTime"),
        quantity: number("quantity"),
        price: number("tradePrice"),
        commission: number("ibCommission"),
        commissionCurrency: attribute("ibCommissionCurrency") || null,
        tax: number("taxes"),
        side: attribute("buySell"),
        openClose: attribute("openCloseIndicator"),
        money: moneyOf("tradeMoney", "proceeds"),
      });
    case "CashTransaction":
      if (level === "SUMMARY") return null;
      return cashOutcome({
        ...listing,
        type: attribute("type"),
        date: day("settleDate", "dateTime", "reportDate"),
        amount: number("amount"),
        description: attribute("description"),
      });
    default:
      return corporateOutcome({
        ...listing,
        date: day("reportDate", "dateTime"),
        description: attribute("actionDescription") || attribute("description"),
      });
  }
}

const keys: Readonly<Record<string, string>> = { tradePrice: "price", ibCommission: "fee", taxes: "tax" };

function startsOfLines(text: string): readonly number[] {
  const starts = [0];
  for (let index = text.indexOf("\n"); index >= 0; index = text.indexOf("\n", index + 1)) starts.push(index + 1);
  return starts;
}

function lineAt(starts: readonly number[], position: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}

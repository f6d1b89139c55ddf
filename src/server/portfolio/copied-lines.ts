import { randomUUID } from "node:crypto";
import type { CopiedTransaction } from "#contract/account-copy.ts";
import type { PortfolioAccount } from "#contract/portfolio.ts";
import { englishFault } from "#core/faults/english-fault.ts";
import { checkTransaction } from "#core/portfolio/index.ts";
import { renamedLots } from "#core/portfolio/named-lots.ts";
import { inTurns } from "../account-copy/in-turns.ts";
import { currencyCode, lineOfFields } from "./line-of-fields.ts";
import type { LedgerLine } from "./store.ts";

/** Reads the lines of a file that are not in the ledger yet, with the faults of those that can't be. */
export async function newLines(
  transactions: readonly CopiedTransaction[],
  known: {
    ledger: readonly LedgerLine[];
    /** The own account that each of the file's became. */
    placeOf: ReadonlyMap<string, PortfolioAccount>;
    importIds: ReadonlyMap<string, string>;
    today: string;
  },
) {
  const { ledger, placeOf, importIds, today } = known;
  const there = Map.groupBy(ledger, keyOf);
  /** The lines that are here, and those that the file's became, by their ids there. */
  const ids = new Map(ledger.map(({ id }) => [id, id]));
  const read: { line: LedgerLine; importKey: string | null }[] = [];
  const keys: { transactionId: string; key: string }[] = [];
  const faults: { path: string; message: string }[] = [];
  for await (const [index, { id, importId, importKey, ...fields }] of inTurns(transactions)) {
    const account = placeOf.get(fields.accountId);
    const path = (field: string) => `portfolio.transactions.${index}.${field}`;
    if (account === undefined) {
      faults.push({ path: path("accountId"), message: "No account of the file has this id" });
      continue;
    }
    const line = lineOfFields(fields, {
      id: randomUUID(),
      accountId: account.id,
      date: fields.date,
      currency: currencyCode(fields.currency),
      importId: importIds.get(importId ?? "") ?? null,
      version: 1,
    });
    // What a ledger holds can move to another, whatever is asked of new lines.
    const found = checkTransaction(line, { today }).filter(({ fault }) => fault.code !== "cut-ratio");
    faults.push(...found.map(({ path: field, fault }) => ({ path: path(field), message: englishFault(fault), fault })));
    if (found.length > 0) continue;
    // What names lots brings none in: they are known once all the others are.
    const known = line.lots === null ? there.get(keyOf(line))?.pop() : undefined;
    if (id != null) ids.set(id, known?.id ?? line.id);
    if (known === undefined) read.push({ line, importKey: importKey ?? null });
  }
  const added: LedgerLine[] = [];
  for (const { line, importKey } of read) {
    const renamed = { ...line, lots: renamedLots(line.lots, ids) };
    // A line of this ledger can name a lot that is gone since, by the id that the file has too.
    if (line.lots !== null && [line, renamed].some((each) => there.get(keyOf(each))?.pop() !== undefined)) continue;
    added.push(renamed);
    if (importKey !== null) keys.push({ transactionId: line.id, key: importKey });
  }
  return { added, keys, faults };
}

/** Returns a key of all fields of a line. Identical lines differ only by their number. */
function keyOf({ id: _id, version: _version, importId: _importId, ...said }: LedgerLine): string {
  return JSON.stringify(Object.entries(said).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

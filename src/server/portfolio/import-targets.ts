import { randomUUID } from "node:crypto";
import type { PortfolioAccount } from "#contract/portfolio.ts";
import type { ImportedAccount } from "#core/imports/importer.ts";
import type { ImportRow } from "#core/imports/import-row.ts";
import type { ReadImport } from "#core/imports/read-import.ts";
import { type Currency, currencies, majorCurrency } from "#core/money/currencies.ts";
import { cashModes, costMethods } from "#core/portfolio/transaction.ts";
import { nameKey } from "../free-names.ts";
import { type Refusal, refuse } from "../http/refusal.ts";
import { freeAccountName } from "./account-name.ts";
import type { ImportInput } from "./import-planning.ts";

/** Limit of account names in a file. Several names may refer to the same account. */
const maxNames = 200;

/** A place for rows: an account that is there, or one that the import opens. */
export interface Target {
  readonly fileName: string | null;
  readonly account: PortfolioAccount;
  readonly isNew: boolean;
}

/** Where the rows of each account of the file go. */
export function targetsOf(
  read: ReadImport,
  input: ImportInput,
  all: readonly PortfolioAccount[],
  defaultCurrency: string,
): readonly Target[] | Refusal {
  const accounts = all.filter(({ isDemo }) => !isDemo);
  const rows = read.rows.filter(({ skipped }) => skipped === null);
  const names = [...new Set(rows.map(({ account }) => account))];
  if (names.length > maxNames)
    return refuse("too-many-accounts", {
      detail: `The file names ${names.length.toLocaleString("en")} accounts: at most ${maxNames} are read. Is another column the account?`,
    });
  const chosen = input.accountId === undefined ? null : accounts.find(({ id }) => id === input.accountId);
  if (chosen === undefined) return noAccount("accountId");
  const isOne = names.filter((name) => name !== null).length <= 1;
  const targets: Target[] = [];
  for (const fileName of names) {
    const mapped = fileName === null ? undefined : input.accounts?.[fileName];
    const there =
      mapped === undefined
        ? ((fileName === null || isOne ? chosen : null) ?? accountNamed(accounts, fileName))
        : accounts.find(({ id }) => id === mapped);
    if (mapped !== undefined && there === undefined) return noAccount("accounts");
    const wanted = accountName(fileName ?? (read.importer.id === "generic" ? null : ownerName(read)) ?? "My account");
    // Nothing goes into the demo account, and no other can have its name.
    const name = freeAccountName(
      wanted,
      all.filter(({ isDemo }) => isDemo),
    );
    const taken = there ?? accounts.find((account) => nameKey(account.name) === nameKey(name));
    // Two accounts of the file can come to one name, cut short.
    const same = targets.find((target) => target.isNew && nameKey(target.account.name) === nameKey(name));
    if (taken !== undefined) targets.push({ fileName, account: taken, isNew: false });
    else if (same !== undefined) targets.push({ ...same, fileName });
    else targets.push({ fileName, account: newAccount(name, fileName, read, rows, defaultCurrency), isNew: true });
  }
  return targets;
}

function accountNamed(accounts: readonly PortfolioAccount[], fileName: string | null): PortfolioAccount | undefined {
  if (fileName === null) return accounts[0];
  return accounts.find(({ name }) => nameKey(name) === nameKey(accountName(fileName)));
}

/** A broker's rows go into an account of its name; what is pasted or came from another program has none. */
function ownerName({ importer }: ReadImport): string | null {
  return ["words", "bellwether-csv", "bellwether-json", "ghostfolio", "wealthfolio", "portfolio-performance"].includes(
    importer.id,
  )
    ? null
    : importer.name.replace(/ (?:Flex|activity|transactions|account)\b.*$/, "");
}

function newAccount(
  name: string,
  fileName: string | null,
  read: ReadImport,
  rows: readonly ImportRow[],
  defaultCurrency: string,
): PortfolioAccount {
  const said = read.accounts?.find((account) => account.name === fileName);
  const own = rows.filter(({ account }) => account === fileName);
  const currency = currencyOf(said, own, defaultCurrency);
  // Exchanges of a whole account: what was traded before the first of them was in that currency too.
  const exchanged = own.flatMap(({ draft }) =>
    draft?.type === "currency-exchange" ? [draft.currency ?? "", draft.receivedCurrency ?? ""] : [],
  );
  const balances = new Set(
    own.flatMap((row) =>
      (row.balances ?? []).flatMap(({ currency: code, symbol, after }) =>
        code === null || symbol !== null || after === null ? [] : [code],
      ),
    ),
  );
  const kept = said?.currencies ?? [...exchanged.map(majorCurrency), ...(balances.size > 1 ? balances : [])];
  return {
    id: randomUUID(),
    name,
    currency,
    currencies: [...new Set(kept)].filter(isChoosable).filter((code) => code !== currency),
    costMethod: costMethods.find((method) => method === said?.costMethod) ?? "fifo",
    cash: cashModes.find((mode) => mode === said?.cash) ?? "automatic",
    isDemo: false,
    transactionCount: 0,
    version: 1,
  };
}

const isChoosable = (code: string): code is Currency => currencies.some((currency) => currency === code);

/** Returns the currency from the file; otherwise that of most money moved, of most lines, or the user's default. */
function currencyOf(said: ImportedAccount | undefined, rows: readonly ImportRow[], defaultCurrency: string): string {
  if (said?.currency != null && isChoosable(said.currency)) return said.currency;
  const counts = new Map<string, number>();
  for (const { draft } of rows) {
    const code = majorCurrency(draft?.currency ?? "");
    const weight = draft?.type === "deposit" || draft?.type === "withdrawal" ? 1_000 : 1;
    if (isChoosable(code)) counts.set(code, (counts.get(code) ?? 0) + weight);
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most?.[0] ?? defaultCurrency;
}

function noAccount(path: string): Refusal {
  return refuse("account-not-found", { errors: [{ path, message: "There is no such account" }] });
}

function accountName(text: string): string {
  return text.trim().slice(0, 60);
}

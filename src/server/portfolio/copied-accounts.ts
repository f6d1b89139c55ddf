import { randomUUID } from "node:crypto";
import type { AccountCopy } from "#contract/account-copy.ts";
import type { PortfolioAccount } from "#contract/portfolio.ts";
import type { Queries } from "../database/open-database.ts";
import { nameKey } from "../free-names.ts";
import { type Refusal, refuse } from "../http/refusal.ts";
import { freeAccountName, isNumberedName } from "./account-name.ts";
import { maximumAccounts } from "./accounts.ts";
import { accountBeginnings, insertPortfolioAccount } from "./ledger-copy-rows.ts";

/** Finds the own account that each of a file's is, and opens those that are missing. They are added to `accounts`. */
export async function placeAccounts(
  queries: Queries,
  userId: string,
  copied: AccountCopy["portfolio"]["accounts"],
  accounts: PortfolioAccount[],
): Promise<{ placeOf: ReadonlyMap<string, PortfolioAccount>; opened: number } | Refusal> {
  const placeOf = new Map<string, PortfolioAccount>();
  let opened = 0;
  const begun = await accountBeginnings(queries, userId);
  for (const { createdAt, ...wanted } of copied) {
    const open = accounts.filter((account) => isAlike(account, wanted) && ![...placeOf.values()].includes(account));
    const sameName = open.filter(({ name }) => nameKey(name) === nameKey(wanted.name));
    // The account itself, the one that it became when the file was taken before, or at least one of its name.
    const there =
      sameName.find(({ id }) => begun.get(id) === createdAt) ??
      open.find(({ id, name }) => begun.get(id) === createdAt && isNumberedName(name, wanted.name)) ??
      sameName[0];
    if (there !== undefined) {
      placeOf.set(wanted.id, there);
      continue;
    }
    const name = freeAccountName(wanted.name, accounts);
    const account = { ...wanted, name, id: randomUUID(), isDemo: false, transactionCount: 0, version: 1 };
    await insertPortfolioAccount(queries, userId, { ...account, createdAt });
    placeOf.set(wanted.id, account);
    accounts.push(account);
    opened += 1;
  }
  if (accounts.filter(({ isDemo }) => !isDemo).length > maximumAccounts)
    return refuse("too-many-accounts", { values: { maximum: maximumAccounts } });
  return { placeOf, opened };
}

/** Other currencies can be added and taken away: those that are here stay. */
function isAlike(
  account: PortfolioAccount,
  wanted: Pick<PortfolioAccount, "currency" | "costMethod" | "cash">,
): boolean {
  return (
    !account.isDemo && (["currency", "costMethod", "cash"] as const).every((field) => account[field] === wanted[field])
  );
}

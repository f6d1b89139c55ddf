import { randomUUID } from "node:crypto";
import type { PortfolioAccount } from "#contract/portfolio.ts";
import { isUniqueViolation } from "../database/is-unique-violation.ts";
import { type Refusal, refuse } from "../http/refusal.ts";
import type { PortfolioStore } from "./store.ts";

export const maximumAccounts = 20;

export type PortfolioAccounts = ReturnType<typeof createPortfolioAccounts>;

type AccountFields = Pick<PortfolioAccount, "name" | "currency" | "currencies" | "costMethod" | "cash">;
type AccountChange = { readonly [Name in keyof AccountFields]?: AccountFields[Name] | undefined };

/** Accounts of a user, each with a currency and a cost method. */
export function createPortfolioAccounts({ store }: { store: PortfolioStore }) {
  return {
    all: (userId: string): Promise<PortfolioAccount[]> => store.accounts(userId),

    async create(userId: string, fields: AccountFields): Promise<PortfolioAccount | Refusal> {
      try {
        return await store.transaction(async (queries) => {
          await store.hold(queries, userId);
          const accounts = await store.accounts(userId, queries);
          if (accounts.filter(({ isDemo }) => !isDemo).length >= maximumAccounts)
            return refuse("too-many-accounts", { values: { maximum: maximumAccounts } });
          const currencies = otherThan(fields.currency, fields.currencies);
          const account = { ...fields, currencies, id: randomUUID(), isDemo: false, transactionCount: 0, version: 1 };
          await store.insertAccount(queries, userId, account);
          return account;
        });
      } catch (error) {
        if (isUniqueViolation(error)) return nameTaken(fields.name);
        throw error;
      }
    },

    async change(userId: string, id: string, change: AccountChange): Promise<PortfolioAccount | Refusal> {
      try {
        return await store.transaction(async (queries) => {
          await store.hold(queries, userId);
          const account = (await store.accounts(userId, queries)).find((candidate) => candidate.id === id);
          if (account === undefined) return refuse("account-not-found");
          const changed: PortfolioAccount = {
            ...account,
            name: change.name ?? account.name,
            currency: change.currency ?? account.currency,
            currencies: otherThan(change.currency ?? account.currency, change.currencies ?? account.currencies),
            costMethod: change.costMethod ?? account.costMethod,
            cash: change.cash ?? account.cash,
            version: account.version + 1,
          };
          await store.updateAccount(queries, userId, changed);
          return changed;
        });
      } catch (error) {
        if (isUniqueViolation(error)) return nameTaken(change.name ?? "");
        throw error;
      }
    },

    async delete(userId: string, id: string): Promise<Record<string, never> | Refusal> {
      return store.transaction(async (queries) => {
        await store.hold(queries, userId);
        const accounts = await store.accounts(userId, queries);
        if (!accounts.some((account) => account.id === id)) return refuse("account-not-found");
        await store.deleteAccount(queries, userId, id);
        return {};
      });
    },
  };
}

function otherThan(currency: string, codes: readonly string[]): string[] {
  return [...new Set(codes)].filter((code) => code !== currency);
}

function nameTaken(name: string): Refusal {
  const message = `An account named "${name}" exists`;
  return refuse("account-name-taken", { errors: [{ path: "name", message }] });
}

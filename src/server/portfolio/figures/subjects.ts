import { LRUCache } from "lru-cache";
import type { PortfolioInstrument } from "#contract/portfolio.ts";
import { type Refusal, refuse } from "../../http/refusal.ts";
import type { BareAccount, PortfolioStore } from "../store.ts";
import type { Subject } from "./protocol.ts";

/** Estimated bytes of accounts and instruments that are kept, of all users together. */
const maxOwnBytes = 8_000_000;

interface Own {
  readonly revision: number;
  readonly accounts: readonly BareAccount[];
  readonly said: ReadonlyMap<string, PortfolioInstrument>;
}

/** A question's subject with the user's accounts and instruments. */
export interface Begun {
  readonly subject: Subject;
  readonly accounts: readonly BareAccount[];
  readonly instruments: ReadonlyMap<string, PortfolioInstrument>;
}

/** Loads the part of a subject that users have entered themselves. */
export function createSubjects({
  store,
  baseCurrencyOf,
}: {
  store: Pick<PortfolioStore, "revision" | "bareAccounts" | "instruments">;
  baseCurrencyOf: (userId: string) => Promise<string>;
}) {
  const owns = new LRUCache<string, Own>({
    maxSize: maxOwnBytes,
    sizeCalculation: ({ accounts, said }) => {
      let size = 500 * (1 + accounts.length + said.size);
      for (const { manualPrices } of said.values()) size += 100 * manualPrices.length;
      return size;
    },
  });

  /** Accounts and instruments of a user, read again only after a change. */
  async function ownOf(userId: string): Promise<Own> {
    // Read before them: a change in between is found by the next question.
    const revision = await store.revision(userId);
    const known = owns.get(userId);
    if (known?.revision === revision) return known;
    const [accounts, instruments] = [await store.bareAccounts(userId), await store.instruments(userId)];
    const own = {
      revision,
      accounts,
      said: new Map(instruments.map((instrument) => [instrument.symbol, instrument])),
    };
    owns.set(userId, own);
    return own;
  }

  /** Loads the accounts, manual prices and splits of the query. */
  async function subjectOf(userId: string, account: string | undefined): Promise<Begun | Refusal> {
    const { revision, accounts: all, said } = await ownOf(userId);
    const chosen = all.filter(({ id, isDemo }) => (account === undefined ? !isDemo : id === account));
    if (account !== undefined && chosen.length === 0)
      return refuse("account-not-found", { errors: [{ path: "account", message: "There is no such account" }] });
    const isDemo = chosen.some((item) => item.isDemo);
    const subject: Subject = {
      userId,
      revision,
      instruments: [],
      baseCurrency: await baseCurrencyOf(userId),
      // Real accounts are seen together, for transfers between them; the demo account is seen alone.
      accounts: all
        .filter((item) => item.isDemo === isDemo)
        .map(({ id, currency, currencies, costMethod, cash }) => ({ id, currency, currencies, costMethod, cash })),
      accountIds: chosen.map(({ id }) => id),
      symbols: null,
      latest: {},
      manual: Object.fromEntries(
        [...said.values()]
          .filter(({ manualPrices }) => manualPrices.length > 0)
          .map(({ symbol, currency, manualPrices }) => [
            symbol,
            { currency, prices: manualPrices.map(({ date, price }) => ({ date, close: Number(price) })) },
          ]),
      ),
      splitsCountedUntil: Object.fromEntries(
        [...said.values()].flatMap(({ symbol, splitsCountedUntil }) =>
          splitsCountedUntil === null ? [] : [[symbol, splitsCountedUntil]],
        ),
      ),
      usesCloses: false,
    };
    return { subject, accounts: all, instruments: said };
  }

  return { subjectOf };
}

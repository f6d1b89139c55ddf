import { randomBytes, randomUUID } from "node:crypto";
import { hashOfSecret } from "../secrets/hash-of-secret.ts";
import type { z } from "zod";
import type { PortfolioAccount } from "#contract/portfolio.ts";
import { getHoldings, getPerformance } from "#contract/portfolio-figures.ts";
import type { createShare, PortfolioShare, SharedPortfolio } from "#contract/sharing.ts";
import { type Clock, isoTime } from "../clock.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import type { Figures } from "../portfolio/figures/figures.ts";
import { sharedPortfolio } from "./shared-portfolio.ts";
import type { SharingStore } from "./store.ts";

const noteOpeningAfterMs = 60 * 60_000;
const dayMs = 86_400_000;

export type Sharing = ReturnType<typeof createSharing>;

/** Read-only links to a portfolio: whoever has the address sees it, without amounts unless its owner shows them, until it ends or is revoked. */
export function createSharing(options: {
  store: SharingStore;
  figures: Pick<Figures, "holdings" | "performance">;
  accountsOf: (userId: string) => Promise<readonly Pick<PortfolioAccount, "id" | "isDemo">[]>;
  maximumShares: number;
  appUrl: URL;
  clock: Clock;
}) {
  const { store, figures, accountsOf, maximumShares, appUrl, clock } = options;
  return {
    async all(userId: string): Promise<{ shares: PortfolioShare[] }> {
      return { shares: await store.all(userId) };
    },

    async create(
      userId: string,
      { title, accountId, showsAmounts, expiresInDays }: z.output<typeof createShare.input>,
    ): Promise<(PortfolioShare & { url: string }) | Refusal> {
      // The demo is made up: shown to others it would pass for somebody's money.
      const isReal = ({ id, isDemo }: { id: string; isDemo: boolean }) => id === accountId && !isDemo;
      if (accountId !== null && !(await accountsOf(userId)).some(isReal)) return refuse("account-not-found");
      const token = randomBytes(32).toString("base64url");
      const now = clock.now();
      const share: PortfolioShare = {
        id: randomUUID(),
        title,
        accountId,
        showsAmounts,
        createdAt: isoTime(now),
        expiresAt: isoTime(now + expiresInDays * dayMs),
        lastOpenedAt: null,
      };
      return store.transaction(async (queries) => {
        if ((await store.holdAndCount(queries, userId)) >= maximumShares)
          return refuse("too-many-shares", { values: { maximum: maximumShares } });
        await store.insert(queries, userId, { ...share, tokenHash: hashOfSecret(token) });
        return { ...share, url: new URL(`/shared#token=${token}`, appUrl).href };
      });
    },

    async remove(userId: string, id: string): Promise<Record<string, never> | Refusal> {
      return (await store.remove(userId, id)) ? {} : refuse("share-not-found");
    },

    /** Returns the portfolio behind a secret. Unknown, revoked and expired secrets get the same refusal. */
    async read(token: string): Promise<SharedPortfolio | Refusal> {
      const share = await store.find(hashOfSecret(token));
      if (share === null) return refuse("share-not-found");
      const { userId, accountId } = share;
      const scope = accountId === null ? {} : { account: accountId };
      const [held, course] = await Promise.all([
        figures.holdings(userId, getHoldings.input.parse({ ...scope, by: "symbol" })),
        figures.performance(userId, getPerformance.input.parse(scope)),
      ]);
      // Its account is gone.
      if (held instanceof Refusal) return held.code === "account-not-found" ? refuse("share-not-found") : held;
      if (share.lastOpenedAt === null || clock.now() - Date.parse(share.lastOpenedAt) >= noteOpeningAfterMs)
        await store.noteOpening(share.id);
      return sharedPortfolio(share, held, course instanceof Refusal ? null : course);
    },

    cleanUp: () => store.deleteOld(),
  };
}

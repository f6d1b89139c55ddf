import type { Base } from "../base.ts";
import type { PortfolioRoom } from "../portfolio/create-portfolio.ts";
import type { Room } from "../room.ts";
import { sharingEndpoints } from "./endpoints.ts";
import { createSharing } from "./sharing.ts";
import { createSharingStore } from "./store.ts";

/** Read-only links to a portfolio. */
export function createSharingRoom({
  config,
  db,
  clock,
  appUrl,
  portfolio: { figures, accountsOf },
}: Base & { portfolio: Pick<PortfolioRoom, "figures" | "accountsOf"> }) {
  const sharing = createSharing({
    store: createSharingStore({ db, clock }),
    figures,
    accountsOf,
    maximumShares: config.limits.LIMIT_SHARES,
    appUrl,
    clock,
  });
  return { endpoints: sharingEndpoints(sharing), cleanUp: sharing.cleanUp } satisfies Room;
}

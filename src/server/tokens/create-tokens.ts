import type { SessionWatch } from "../account/session-watch.ts";
import type { Base } from "../base.ts";
import type { Queries } from "../database/open-database.ts";
import type { RoomWithOffers } from "../room.ts";
import { tokenEndpoints } from "./endpoints.ts";
import { createTokenStore } from "./store.ts";
import { createTokens } from "./tokens.ts";

export type TokenRoom = ReturnType<typeof createTokenRoom>;

/** Access tokens of other programs. */
export function createTokenRoom({
  config,
  db,
  clock,
  appUrl,
  sessionWatch,
}: Base & { sessionWatch: Pick<SessionWatch, "ask" | "end"> }) {
  const store = createTokenStore({ db, clock });
  const tokens = createTokens({
    store,
    sessionEnded: (name) => sessionWatch.end(name, "expired"),
    maximumTokens: config.limits.LIMIT_TOKENS,
    appUrl,
    clock,
  });
  sessionWatch.ask((names) => tokens.states(names));
  return {
    endpoints: tokenEndpoints(tokens),
    find: (token: string) => tokens.find(token),
    removeAll: (userId: string, queries: Queries) => store.removeAll(userId, queries),
    cleanUp: tokens.cleanUp,
  } satisfies RoomWithOffers;
}

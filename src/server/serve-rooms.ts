import type { AccountRoom } from "./account/create-account.ts";
import type { AccountStore } from "./account/store.ts";
import type { Base } from "./base.ts";
import { createHttpApp, type HttpAppOptions } from "./http/app.ts";
import { createBacklog } from "./http/backlog.ts";
import { createListener } from "./http/listener.ts";
import { createStaticFiles } from "./http/static-files.ts";
import { createOpening } from "./opening/opening.ts";
import { endpointsOf, type Room } from "./room.ts";
import { runAll } from "./run-all.ts";
import type { TokenRoom } from "./tokens/create-tokens.ts";

/** Listens, and answers with what the rooms serve. Then the rooms start. */
export async function serveRooms({
  rooms,
  users,
  account,
  tokens,
  webDirectory,
  ...base
}: Base &
  Pick<HttpAppOptions, "answerMcp" | "idempotency" | "openStreams" | "metrics"> & {
    /** In the order in which they need each other. */
    rooms: readonly Room[];
    users: Pick<AccountStore, "isAdministrator">;
    account: Pick<AccountRoom, "findSession" | "isRecentSignIn">;
    tokens: Pick<TokenRoom, "find">;
    webDirectory: string | null;
  }) {
  const { config, clock, openStreams } = base;
  const served = endpointsOf(rooms);
  const backlog = createBacklog({ maxMs: config.limits.LIMIT_BACKLOG_MS });
  const signIn = config.firebase === null ? "local" : "firebase";
  const app = createHttpApp({
    ...base,
    served,
    openPage: createOpening({ served, clock, patienceMs: config.limits.LIMIT_OPENING_MS }),
    findSession: account.findSession,
    isRecentSignIn: account.isRecentSignIn,
    isAdministrator: (userId) => users.isAdministrator(userId),
    findToken: tokens.find,
    staticFiles:
      webDirectory === null ? null : createStaticFiles(webDirectory, { signIn, origin: config.appUrl.origin }),
    backlog,
  });
  const listener = createListener({ config, app, openStreams });
  let isListening = false;
  /** Takes no more requests, lets those under way finish for up to ten seconds, and closes the rooms, the last first, and the database. */
  const stop = () => {
    const lastFirst = rooms.toReversed();
    const drained = isListening ? listener.close() : Promise.resolve();
    return runAll([
      ...lastFirst.map((room) => () => room.stop?.()),
      () => drained,
      () => backlog.stop(),
      ...lastFirst.map((room) => () => room.close?.()),
      () => base.close(),
    ]);
  };

  try {
    for (const room of rooms) room.prepare?.();
    const port = await listener.listen();
    isListening = true;
    for (const room of rooms) await room.start?.();
    return { port, startEnding: () => listener.startEnding(), stop };
  } catch (error) {
    // Later failures follow from this one.
    await stop().catch((second: unknown) => base.log.error({ err: second }, "closing after a failed start failed"));
    throw error;
  }
}

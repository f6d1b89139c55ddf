import { streamQuotes } from "#contract/market.ts";
import type { SessionWatch } from "../account/session-watch.ts";
import type { AlertListeners } from "../alerts/alert-listeners.ts";
import { refuse } from "../http/refusal.ts";
import { serveStream, type Served } from "../http/serve.ts";
import type { OwnRooms } from "./own-rooms.ts";

const heartbeatMs = 15_000;
const longestStreamMs = 10 * 60_000;

export interface QuoteStreamOptions {
  readonly rooms: OwnRooms;
  readonly sessionWatch: SessionWatch;
  readonly alertListeners: Pick<AlertListeners, "listen">;
  readonly streamsPerUser: number;
}

/** The live stream of a browser: quotes, its account's alerts, and the end of its session. */
export function quoteStream({ rooms, sessionWatch, alertListeners, streamsPerUser }: QuoteStreamOptions): Served {
  const openStreams = new Map<string, number>();
  return serveStream(streamQuotes, async ({ symbols, every }, context) => {
    const { signedIn } = context;
    if (signedIn === null) return refuse("not-signed-in");
    const room = await rooms.of(signedIn.userId);
    const open = openStreams.get(signedIn.userId) ?? 0;
    if (open >= streamsPerUser) return refuse("too-many-streams", { retryAfterSeconds: 30 });
    openStreams.set(signedIn.userId, open + 1);
    const writer = context.start();
    writer.comment("open");
    const heartbeat = setInterval(() => writer.comment("heartbeat"), heartbeatMs);
    // The browser reconnects on its own, and the new request proves that the session is still valid.
    const lifetime = setTimeout(() => writer.end(), longestStreamMs);
    const unwatch = sessionWatch.watch(signedIn.tokenHash, (reason) => {
      writer.send("session-end", { reason });
      writer.end();
    });
    const unlistenAlerts = alertListeners.listen(signedIn.userId, context.language, (event) =>
      writer.send("alert", event),
    );
    const unlistenRoom = rooms.onChange(signedIn.userId, room, () => writer.end());
    let unlisten: (() => void) | null = null;
    let isClosed = false;
    writer.onClose(() => {
      isClosed = true;
      clearInterval(heartbeat);
      clearTimeout(lifetime);
      unwatch();
      unlistenAlerts();
      unlistenRoom();
      unlisten?.();
      const left = (openStreams.get(signedIn.userId) ?? 1) - 1;
      if (left === 0) openStreams.delete(signedIn.userId);
      else openStreams.set(signedIn.userId, left);
    });
    if (symbols.length > 0) {
      void room.liveHub
        .listen(
          symbols,
          context.lastEventId,
          (frame) => {
            if (writer.isBehind()) return false;
            writer.sendFrame(frame);
            return true;
          },
          every,
        )
        .then(
          (stop) => {
            if (isClosed) stop();
            else unlisten = stop;
          },
          (error: unknown) => {
            context.log.error({ err: error }, "a live stream could not start");
            writer.end();
          },
        );
    }
    return undefined;
  });
}

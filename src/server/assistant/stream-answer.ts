import type { SessionWatch } from "../account/session-watch.ts";
import { Refusal, refuse } from "../http/refusal.ts";
import type { StreamContext } from "../http/serve.ts";
import { type Listener, overEvent } from "./runs.ts";

const heartbeatMs = 15_000;
const maxStreamMs = 10 * 60_000;

/** Sends the events of an answer to this browser. `begin` gets the listener; its refusal is the reply. */
export async function streamAnswer(
  context: StreamContext,
  sessionWatch: SessionWatch,
  begin: (listener: Listener, signal: AbortSignal) => Promise<Refusal | null | undefined>,
): Promise<Refusal | undefined> {
  const { signedIn } = context;
  if (signedIn === null) return refuse("not-signed-in");
  const waiting: { event: string; data: unknown }[] = [];
  let deliver: Listener = (event, data) => waiting.push({ event, data });
  const left = new AbortController();
  const begun = begin((event, data) => deliver(event, data), left.signal);
  // `follow` can run for long; a refusal comes at once or not at all.
  const refusal = await begun;
  if (refusal instanceof Refusal) return refusal;

  const writer = context.start();
  const heartbeat = setInterval(() => writer.comment("heartbeat"), heartbeatMs);
  const lifetime = setTimeout(() => writer.end(), maxStreamMs);
  const unwatch = sessionWatch.watch(signedIn.tokenHash, () => writer.end());
  writer.onClose(() => {
    left.abort();
    clearInterval(heartbeat);
    clearTimeout(lifetime);
    unwatch();
    deliver = () => {};
  });
  deliver = (event, data) => {
    if (event !== overEvent) writer.send(event, data);
    if (event === "end" || event === "idle" || event === overEvent) writer.end();
  };
  for (const { event, data } of waiting) deliver(event, data);
  return undefined;
}

import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import type { Room } from "../room.ts";
import { otlpRequest } from "./otlp.ts";
import { type EndedSpan, recordSpans } from "./spans.ts";

const flushMs = 2_000;
const maxBatch = 512;
const maxWaiting = 2_048;
/** A collector that answers later counts as gone. */
const sendMs = 5_000;
/** A server that stops waits no longer for the collector. */
const lastSendMs = 1_000;

/**
 * Sends spans to an OpenTelemetry collector, one batch at a time. Whatever the collector does, nothing waits for it: spans beyond the
 * queue and batches that failed are dropped.
 */
export function createTracingRoom({
  traces,
  version,
  instance,
  log,
}: {
  traces: NonNullable<Config["traces"]>;
  version: string;
  instance: string;
  log: Log;
}) {
  const { url, headers, serviceName, share } = traces;
  const resource = { "service.name": serviceName, "service.version": version, "service.instance.id": instance };
  const stopping = new AbortController();
  let waiting: EndedSpan[] = [];
  let sending: Promise<void> | null = null;
  let dropped = 0;
  let isFailing = false;
  let isClosing = false;

  async function send(limit: AbortSignal): Promise<void> {
    const batch = waiting.slice(0, maxBatch);
    waiting = waiting.slice(maxBatch);
    try {
      const reply = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: otlpRequest(batch, resource),
        signal: limit,
        redirect: "error",
      });
      await reply.body?.cancel();
      if (!reply.ok) throw new Error(`it answered ${reply.status}`);
      if (isFailing) log.info({ dropped }, "traces are sent again");
      isFailing = false;
    } catch (error) {
      dropped += batch.length;
      if (!isFailing) log.warn({ err: error }, "traces can't be sent (OTEL_EXPORTER_OTLP_ENDPOINT) and are dropped");
      isFailing = true;
    }
  }

  function flush(): void {
    if (sending !== null || waiting.length === 0) return;
    sending = send(AbortSignal.any([stopping.signal, AbortSignal.timeout(sendMs)])).finally(() => {
      sending = null;
      if (waiting.length >= maxBatch && !isClosing) flush();
    });
  }

  const recording = recordSpans({
    share,
    onEnd(span) {
      if (waiting.length >= maxWaiting) {
        dropped += 1;
        return;
      }
      waiting.push(span);
      if (waiting.length >= maxBatch) flush();
    },
  });
  const timer = setInterval(flush, flushMs);
  timer.unref();

  return {
    async close(): Promise<void> {
      isClosing = true;
      recording.stop();
      clearInterval(timer);
      const ending = setTimeout(() => stopping.abort(), lastSendMs);
      await sending;
      while (waiting.length > 0 && !isFailing && !stopping.signal.aborted) await send(stopping.signal);
      clearTimeout(ending);
      dropped += waiting.length;
      if (dropped > 0) log.warn({ dropped }, "spans were dropped");
    },
  } satisfies Room;
}

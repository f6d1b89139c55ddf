import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import { addressOf, type Call, headerOf, type Reply } from "./call.ts";
import { limitKey } from "./client-address.ts";
import { readBody } from "./decode-body.ts";
import type { RateLimits } from "./rate-limits.ts";
import { Refusal, refuse } from "./refusal.ts";

const maxReportBytes = 8 * 1024;

/** Logs a browser's report of a content security policy violation. */
export async function keepCspReport(
  call: Call,
  { config, limits, log }: { config: Config; limits: RateLimits; log: Log },
): Promise<Reply | Refusal> {
  const wait = await limits.cspReport(limitKey(addressOf(call, config)));
  if (wait !== null) return refuse("rate-limited", { retryAfterSeconds: wait });
  if (!(Number(headerOf(call, "content-length") ?? "0") > 0)) return refuse("body-too-large");
  const report = await readBody(call.incoming, maxReportBytes);
  if (report instanceof Refusal) return report;
  log.warn({ requestId: call.requestId, report }, "content security policy report");
  return { status: 204, contentType: null, body: null };
}

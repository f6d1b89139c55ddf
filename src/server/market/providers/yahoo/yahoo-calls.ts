import { createUpstreamClient } from "#server/upstream/upstream-client.ts";
import type { UpstreamLimits } from "#server/upstream/upstream-limits.ts";
import type { UpstreamLog } from "#server/upstream/upstream-log.ts";
import { ProviderError } from "../../provider.ts";
import { untilAborted } from "../until-aborted.ts";
import { createYahooSession, yahooHeaders, type YahooSession } from "./yahoo-session.ts";

const dataHost = "https://query2.finance.yahoo.com";

export type YahooCalls = ReturnType<typeof createYahooCalls>;

interface Question<T> {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON, by POST. */
  readonly body?: unknown;
  readonly read: (json: unknown) => T;
  /** Statuses whose reply is read as well. */
  readonly accept?: readonly number[];
  readonly signal?: AbortSignal | undefined;
  /** Never repeated. */
  readonly isSingle?: boolean;
}

/** Calls to Yahoo's data host, with or without the crumb that some addresses want. */
export function createYahooCalls({
  baseUrl,
  clock,
  log,
  limits,
}: {
  baseUrl: string | null;
  clock: { now(): number };
  log: UpstreamLog;
  limits: Partial<UpstreamLimits>;
}) {
  const client = createUpstreamClient({ name: "yahoo", clock, log, limits });
  const rewrite = (url: URL) => rewritten(url, baseUrl);
  const session = createYahooSession({ client, rewrite });

  async function send<T>(
    { path, query = {}, body, read, accept = [], signal, isSingle = false }: Question<T>,
    current: YahooSession | null,
  ): Promise<T> {
    const crumb = current?.crumb ?? null;
    const search = new URLSearchParams(crumb === null ? query : { ...query, crumb }).toString();
    const url = new URL(`${dataHost}${path}?${search}`);
    const cookie = await current?.cookies(url);
    const headers = {
      ...yahooHeaders,
      accept: "application/json",
      ...(cookie ? { cookie } : {}),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    };
    const posted = body === undefined ? {} : { method: "POST" as const, body: JSON.stringify(body) };
    return client.callJson({ url: rewrite(url), headers, signal, accept, isSingle, ...posted }, read);
  }

  return {
    ask: <T>(question: Question<T>): Promise<T> => send(question, null),

    /** A refused crumb is renewed once; a second refusal is the answer. */
    async askWithCrumb<T>(question: Question<T>): Promise<T> {
      const { signal } = question;
      const first = await untilAborted(session.get(), signal);
      try {
        return await send(question, first);
      } catch (error) {
        if (!(error instanceof ProviderError) || error.status !== 401) throw error;
      }
      log.info({ upstream: "yahoo" }, "Crumb refused, renewing it");
      await session.drop(first);
      return send(question, await untilAborted(session.get(), signal));
    },

    health: client.health,
  };
}

function rewritten(url: URL, baseUrl: string | null): URL {
  // The consent steps follow addresses that come from outside.
  if (url.protocol !== "https:" || !/(^|\.)yahoo\.com$/.test(url.hostname))
    throw new ProviderError("Yahoo redirects to a foreign host", { advice: "try-next" });
  if (baseUrl === null) return url;
  const base = new URL(baseUrl);
  return new URL(`${base.pathname.replace(/\/$/, "")}${url.pathname}${url.search}`, base);
}

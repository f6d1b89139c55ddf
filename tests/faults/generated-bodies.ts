import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { presets } from "#core/backtest/index.ts";
import { splitRoute } from "#contract/endpoint.ts";
import { endpoints } from "#contract/index.ts";
import { z } from "zod";
import { assistantTools } from "#server/assistant/tools/index.ts";
import { randomFrom } from "../support/generated-portfolio.ts";
import { startOidcServer } from "../support/oidc-server.ts";
import { startTestServer, type Visitor } from "../support/test-server.ts";
import { startYahooUpstream } from "../upstreams/yahoo-upstream.ts";
import { inputGenerator, type JsonSchema } from "./generated-input.ts";

export interface BodyFigures {
  readonly sent: number;
  /** Answers by status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Answers of kind 500, and requests without an answer within 30 s. */
  readonly errors: readonly string[];
  /** Connections that were closed as a request was sent, such as idle ones and those of a body that is too long. */
  readonly resets: number;
  readonly slowestMs: number;
  readonly slowestRoute: string;
}

/** What the database or a provider may answer with; everything else from 500 on is an error. */
const refusals = new Set([
  "stock-data-unavailable",
  "news-unavailable",
  "fundamentals-unavailable",
  "model-failed",
  "only-sample-data",
  "provider-unreachable",
]);
/** These end the session or the account, or send nothing of ours. */
const rare = new Set(["POST /api/account/sign-out", "DELETE /api/account", "DELETE /api/account/sessions"]);
const startsAt = "2026-03-04T16:00:00Z";
const answerMs = 30_000;
/** A server that breaks more connections than one in so many requests doesn't just close idle ones. */
const requestsPerReset = 500;
/** Wrong passwords are answered late, so several requests are under way. */
const atOnce = 12;
const sampleFolder = join(import.meta.dirname, "../../src/core/imports/samples");
const sentences = [
  "buy when RSI is below 30 and sell when it rises above 70",
  "NVDA: buy when the 20 day average crosses above the 50, stop 5 %",
  "every month hold the best 3 of AAPL, MSFT, NVDA, KO by momentum, otherwise cash",
];

const schemaOf = (input: z.ZodType) =>
  z.toJSONSchema(input, { io: "input", unrepresentable: "any" }) as unknown as JsonSchema;

/**
 * Sends generated inputs to every address of the API, to the OpenID callback and to MCP, most of them by the schema and
 * many of those spoiled, as a user with data. Nothing leaves this machine.
 */
export async function generatedBodies({
  count,
  seed,
  environment = {},
  write = () => undefined,
}: {
  readonly count: number;
  readonly seed: number;
  /** Chooses the database. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly write?: (line: string) => void;
}): Promise<BodyFigures> {
  const random = randomFrom(seed);
  const offsetMs = Date.parse(startsAt) - Date.now();
  const yahoo = await startYahooUpstream({ clock: { now: () => Date.now() + offsetMs } });
  const oidc = await startOidcServer();
  const many = Object.fromEntries(
    ["CHATS_PER_MINUTE", "CHATS_PER_DAY", "IMPORTS_PER_HOUR", "EXPORTS_PER_HOUR", "CONNECTION_TESTS_PER_MINUTE"].map(
      (name) => [`LIMIT_${name}`, "1000000"],
    ),
  );
  const server = await startTestServer({
    CLOCK: startsAt,
    YAHOO_BASE_URL: yahoo.url,
    ...many,
    ...oidc.environment,
    ...environment,
  });
  const samples = readdirSync(sampleFolder).map((name) => ({ name, content: readFileSync(join(sampleFolder, name)) }));
  const strategies = presets.map(({ strategy }) => strategy);
  const conditions = strategies.flatMap((strategy) =>
    strategy.kind === "rules" ? Object.values(strategy).flatMap((side: unknown) => entriesOf(side)) : [],
  );
  /** Ids that answers named, newest last. */
  const ids: string[] = [];
  const known = (field: string): readonly unknown[] | null => {
    if (field === "id" || field.endsWith("Id")) return ids.slice(-40);
    if (/^symbols?$/i.test(field)) return ["AAPL", "MSFT", "NVDA", "KO"];
    if (field === "currency") return ["USD", "EUR", "GBP"];
    if (field === "strategy") return strategies;
    if (field === "condition") return conditions;
    if (field === "sentence" || field === "text" || field === "question") return sentences;
    if (/^(?:quantity|price|amount|fee|tax|ratio|cash)$/.test(field)) return ["1", "10.5", "0.001", "1000000"];
    if (field === "content") return samples.map(({ content }) => content.toString("utf8"));
    if (field === "contentBase64") return samples.map(({ content }) => content.toString("base64"));
    if (field === "fileName") return samples.map(({ name }) => name);
    return null;
  };
  const generator = inputGenerator(random, known);
  const { made, spoiled, oneOf, chance, oddValue } = generator;
  const routes = endpoints.map((item) => ({ item, ...splitRoute(item.route), schema: schemaOf(item.input) }));
  // A GET has no body; its query is generated less often.
  const weighted = routes.flatMap((one) => Array.from({ length: one.method === "GET" ? 1 : 3 }, () => one));
  const tools = assistantTools.map(({ name, input }) => ({ name, schema: schemaOf(input) }));
  const statuses: Record<string, number> = {};
  const errors: string[] = [];
  let resets = 0;
  let slowestMs = 0;
  let slowestRoute = "";
  let visitor: Visitor = server.visitor();
  let token = "";

  /** One at a time, and used once it is signed in: otherwise most requests would only be refused for lack of a session. */
  let renewing: Promise<void> | null = null;
  function freshVisitor(): Promise<void> {
    renewing ??= signUp().finally(() => (renewing = null));
    return renewing;
  }

  async function signUp(): Promise<void> {
    const next = server.visitor();
    await next.signUp();
    const bought = { type: "buy", symbol: "NVDA", date: "2026-02-27", quantity: "10", price: "100", currency: "USD" };
    await next.post("/api/portfolio/transactions", bought);
    token = String((await next.post("/api/tokens", { name: "Agent", scope: "write" })).body["token"]);
    visitor = next;
  }

  async function send(route: string, method: string, path: string, body: unknown, headers: Record<string, string>) {
    try {
      return await answered(route, method, path, body, headers);
    } catch (error) {
      if (isTimeout(error)) {
        errors.push(`${route} ${path} ${JSON.stringify(body)?.slice(0, 20_000)} -> no answer within ${answerMs} ms`);
        write(errors.at(-1) ?? "");
      }
      throw error;
    }
  }

  async function answered(route: string, method: string, path: string, body: unknown, headers: Record<string, string>) {
    const from = performance.now();
    const text = body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body);
    const response = await fetch(server.origin + path, {
      method,
      redirect: "manual",
      headers: {
        origin: server.origin,
        ...(visitor.cookie() === null ? {} : { cookie: visitor.cookie() ?? "" }),
        ...(text === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(text === undefined ? {} : { body: text }),
      signal: AbortSignal.timeout(answerMs),
    });
    const isStream = (response.headers.get("content-type") ?? "").includes("event-stream");
    if (isStream) await response.body?.cancel();
    const answer = isStream ? "" : await response.text();
    const ms = performance.now() - from;
    if (ms > slowestMs) [slowestMs, slowestRoute] = [ms, route];
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    if (response.status >= 500 && !refusals.has(/"code":"([^"]*)"/.exec(answer)?.[1] ?? "")) {
      errors.push(`${route} ${path} ${(text ?? "").slice(0, 2_000)} -> ${response.status} ${answer.slice(0, 300)}`);
      write(errors.at(-1) ?? "");
    }
    for (const [, id = ""] of answer.slice(0, 20_000).matchAll(/"id":"([^"]{1,80})"/g)) ids.push(id);
    if (ids.length > 400) ids.splice(0, 200);
    return response;
  }

  async function sendOne(): Promise<void> {
    if (chance(0.08)) return sendMcp();
    if (chance(0.03)) return sendCallback();
    const { item, method, path, schema } = oneOf(weighted);
    if (rare.has(item.route) && !chance(0.05)) return;
    const right = made(schema);
    const input = (chance(0.55) ? spoiled(right) : right) as Readonly<Record<string, unknown>> | null;
    const fields = typeof input === "object" && input !== null && !Array.isArray(input) ? { ...input } : {};
    const address = path.replaceAll(/:(\w+)/g, (_, name: string) => {
      const value = fields[name] ?? made({ type: "string" }, name);
      delete fields[name];
      return encodeText(value) || "x";
    });
    const headers: Record<string, string> = {
      ...(chance(0.2) ? { "if-match": oneOf(['"1"', "*", '"x"', "1"]) } : {}),
      ...(chance(0.1) ? { "idempotency-key": `key-${generator.below(50)}` } : {}),
    };
    const isRead = method === "GET";
    const query = isRead
      ? Object.entries(fields)
          .map(([name, value]) => `${encodeText(name)}=${encodeText(value)}`)
          .join("&")
          .slice(0, 7_000)
      : "";
    const given = input === null || typeof input !== "object" || Array.isArray(input) ? input : fields;
    const written = JSON.stringify(given ?? null);
    const body = chance(0.03) ? written.slice(0, generator.below(written.length + 1)) : written;
    const url = address + (query === "" ? "" : `?${query}`);
    const sender = visitor;
    const { status } = await send(item.route, method, url, isRead ? undefined : body, headers);
    if (status === 401 && item.access === "session" && sender === visitor) await freshVisitor();
  }

  async function sendMcp(): Promise<void> {
    const { name, schema } = oneOf(tools);
    const input = made(schema);
    const right = oneOf<() => Record<string, unknown>>([
      () => ({ method: "tools/call", params: { name, arguments: chance(0.5) ? spoiled(input) : input } }),
      () => ({ method: "tools/list" }),
      () => ({
        method: "initialize",
        params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "test", version: "1" } },
      }),
      () => ({ method: "ping" }),
    ])();
    const call = { jsonrpc: "2.0", id: generator.below(100), ...right };
    const body = chance(0.4) ? spoiled(call) : chance(0.05) ? oddValue() : call;
    const headers = { authorization: `Bearer ${token}`, accept: "application/json, text/event-stream" };
    await send(`MCP ${name}`, "POST", "/mcp", body ?? null, headers);
  }

  /** Comes back from the provider with a code, a state and a cookie, each of which may be wrong. */
  async function sendCallback(): Promise<void> {
    const begun = server.visitor();
    const { body } = await begun.post("/api/account/oidc/sign-in", {});
    const back = chance(0.5)
      ? await oidc.signIn(String(body["url"]), oneOf(["ada", "nobody", "unverified-ada"]))
      : new URL(`${server.origin}/api/account/oidc/callback?code=x&state=y&iss=${encodeURIComponent(oidc.issuer)}`);
    for (const [name, value] of Array.from(back.searchParams))
      if (chance(0.2)) back.searchParams.set(name, textOf(spoiled(value)));
    const cookie = chance(0.2) ? "oidc=x" : (begun.cookie() ?? "");
    const path = `/api/account/oidc/callback?${back.searchParams.toString()}`.slice(0, 7_000);
    await send("GET /api/account/oidc/callback", "GET", path, undefined, { cookie });
  }

  try {
    await freshVisitor();
    let begun = 0;
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (begun < count) {
          begun += 1;
          if (begun % 5_000 === 0) write(JSON.stringify({ begun, errors: errors.length, statuses }));
          await sendOne().catch((error: unknown) => {
            if (isReset(error)) resets += 1;
            else if (!isTimeout(error)) throw error;
          });
        }
      }),
    );
    const sent = Object.values(statuses).reduce((sum, one) => sum + one, 0);
    if (resets > 1 + count / requestsPerReset) errors.push(`${resets} connections broke`);
    return { sent, statuses, errors, resets, slowestMs: Math.round(slowestMs), slowestRoute };
  } finally {
    await server.stop();
    await Promise.all([yahoo.close(), oidc.close()]);
  }
}

/** Returns the value as an address can hold it: a lone surrogate can't stand there. */
function textOf(value: unknown): string {
  const text: string | undefined = typeof value === "string" ? value : JSON.stringify(value);
  return (text ?? "").toWellFormed();
}

const encodeText = (value: unknown): string => encodeURIComponent(textOf(value));

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === "TimeoutError";
}

function isReset(error: unknown): boolean {
  const { code } = ((error instanceof Error ? error.cause : null) ?? {}) as { readonly code?: unknown };
  return code === "ECONNRESET" || code === "UND_ERR_SOCKET" || code === "EPIPE";
}

/** Returns the conditions of a side of a strategy. */
function entriesOf(side: unknown): unknown[] {
  if (typeof side !== "object" || side === null) return [];
  return Object.entries(side)
    .filter(([name, value]) => (name === "entry" || name === "exit") && value !== null)
    .map(([, value]) => value as unknown);
}

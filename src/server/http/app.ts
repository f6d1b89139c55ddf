import { randomBytes, randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import { compress } from "hono/compress";
import { splitRoute } from "#contract/endpoint.ts";
import type { TokenScope } from "#contract/tokens.ts";
import type { Config } from "../config.ts";
import type { Clock } from "../clock.ts";
import { StorageTrouble } from "../database/storage-trouble.ts";
import type { Log } from "../log.ts";
import { withinAnswer } from "./answer-deadline.ts";
import { apiDocsPage } from "./api-docs-page.ts";
import { clientAddress, limitKey } from "./client-address.ts";
import { decodeBody } from "./decode-body.ts";
import { faultWords } from "./fault-words.ts";
import { securityHeaders } from "./headers.ts";
import type { Idempotency, KeptReply } from "./idempotency.ts";
import { createPageServing, type Opening } from "./application-page.ts";
import { openApiDocument } from "./openapi.ts";
import type { RateLimits } from "./rate-limits.ts";
import { Refusal, problemOf, refuse } from "./refusal.ts";
import {
  createEventWriter,
  descriptorOf,
  type EventWriter,
  type RequestContext,
  type Served,
  type ServedDocument,
  type ServedEndpoint,
  type ServedStream,
  type SignedIn,
} from "./serve.ts";
import type { StaticFiles } from "./static-files.ts";

interface Bindings {
  Bindings: HttpBindings;
  Variables: { requestId: string };
}
type Call = Context<Bindings>;

/** What the cookie stands for. */
export type SessionLookup = (token: string) => Promise<SignedIn | "disabled" | null>;

export interface HttpAppOptions {
  readonly clock: Clock;
  readonly config: Config;
  readonly log: Log;
  readonly version: string;
  readonly served: readonly Served[];
  readonly findSession: SessionLookup;
  /** What a personal access token stands for. */
  readonly findToken: (token: string) => Promise<(SignedIn & { scope: TokenScope }) | "disabled" | null>;
  /** Answers programs that speak the Model Context Protocol; the request's body is decoded already. */
  readonly answerMcp: (request: Request, body: unknown, caller: McpCaller) => Promise<Response>;
  readonly isAdministrator: (userId: string) => Promise<boolean>;
  /** Whether a session has shown within ten minutes whose it is. */
  readonly isRecentSignIn: (signedIn: SignedIn) => Promise<boolean>;
  readonly limits: RateLimits;
  readonly idempotency: Idempotency;
  readonly staticFiles: StaticFiles | null;
  /** The answers that come with a signed-in user's page. */
  readonly openPage: (page: URL, context: RequestContext) => Promise<Opening["answers"]>;
  /** The event streams that are open; the server ends them when it stops. */
  readonly openStreams: Set<EventWriter>;
}

/** Whose token a program has sent, and what it may do. */
export interface McpCaller {
  readonly userId: string;
  readonly scope: TokenScope;
  readonly log: Log;
}

/** Long enough for a database server to restart, short enough for somebody who waits. */
const storageRetrySeconds = 5;
const maximumUrlLength = 8 * 1024;

/** The HTTP side of the house: headers, limits and problems around whatever is served. Knows no feature. */
export function createHttpApp(options: HttpAppOptions): Hono<Bindings> {
  const { clock, config, log, served } = options;
  const app = new Hono<Bindings>();
  const withoutSecrets = secretMask(served.map((item) => splitRoute(descriptorOf(item).route).path));
  const isOneClick = oneClickCheck(served);
  const servePage = createPageServing({
    files: options.staticFiles,
    policyOf: (scriptHash) => policyOf(config, { scriptHash }),
    hasSession: (call) => sessionToken(call, config) !== null,
    openingOf: (call) => openingOf(call, options),
  });
  const baseHeaders = headersOf(config);

  app.use(async (call, next) => {
    const requestId = `req-${randomUUID()}`;
    call.set("requestId", requestId);
    for (const [name, value] of Object.entries(baseHeaders)) call.header(name, value);
    call.header("x-request-id", requestId);
    // Pages tell the age of what they show by this clock, not by their device's.
    call.header("date", new Date(clock.now()).toUTCString());
    const startedAt = performance.now();
    await next();
    const took = Math.round(performance.now() - startedAt);
    const path = withoutSecrets(call.req.path);
    log.info({ requestId, method: call.req.method, path, status: call.res.status, ms: took }, "request");
  });

  app.onError((error, call) => {
    if (error instanceof Refusal) return reply(call, error);
    if (error instanceof StorageTrouble) {
      log.error(
        { requestId: call.get("requestId"), path: withoutSecrets(call.req.path), err: error },
        "storage trouble",
      );
      return reply(call, refuse("storage-unavailable", { retryAfterSeconds: storageRetrySeconds }));
    }
    log.error(
      { requestId: call.get("requestId"), path: withoutSecrets(call.req.path), err: error },
      "a request failed",
    );
    return reply(
      call,
      refuse("internal-error", { detail: "Please try again. If it stays, tell your host the request id." }),
    );
  });

  app.use(async (call, next) => {
    if (call.req.url.length > maximumUrlLength) return reply(call, refuse("url-too-long"));
    const host = URL.parse(`http://${call.req.header("host") ?? ""}`)?.hostname ?? "";
    if (!config.servedHosts.has(host)) return reply(call, refuse("unknown-host"));
    if (isUnsafe(call.req.method) && isForeign(call, config)) {
      if (call.req.path !== "/api/csp-report" && !isOneClick(call.req.method, call.req.path))
        return reply(call, refuse("foreign-origin"));
    }
    return next();
  });
  app.use("/api/*", compress({ threshold: 1024 }));

  for (const item of served) {
    const { method, path } = splitRoute(descriptorOf(item).route);
    app.on(method, path, (call) => {
      if (item.kind === "stream") return openStream(call, item, options);
      return withinAnswer(config.limits.LIMIT_ANSWER_MS, () =>
        item.kind === "endpoint" ? answer(call, item, options) : sendDocument(call, item, options),
      );
    });
  }

  let description: Record<string, unknown> | null = null;
  const described = () => (description ??= openApiDocument(served.map(descriptorOf), options.version));
  let written: string | null = null;
  app.get("/api/openapi.json", async (call) => {
    const limited = await limitAnonymous(call, options);
    if (limited !== null) return reply(call, limited);
    return call.body((written ??= JSON.stringify(described())), 200, {
      "content-type": "application/json; charset=utf-8",
    });
  });
  app.get("/api/docs", async (call) => {
    const limited = await limitAnonymous(call, options);
    if (limited !== null) return reply(call, limited);
    const nonce = randomBytes(16).toString("base64");
    const policy = policyOf(config, { nonce });
    const page = apiDocsPage(described(), { origin: config.appUrl.origin, nonce });
    return call.html(page, 200, { "content-security-policy": policy });
  });
  app.post("/mcp", (call) => answerMcp(call, options));
  app.all("/mcp", (call) => {
    call.header("allow", "POST");
    return reply(call, refuse("method-not-allowed"));
  });
  app.post("/api/csp-report", (call) => keepCspReport(call, options));

  const addresses = served.map((item) => {
    const { method, path } = splitRoute(descriptorOf(item).route);
    return { method, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`) };
  });
  app.all("/api/*", async (call) => {
    const here = addresses.filter(({ pattern }) => pattern.test(call.req.path));
    if (here.length === 0) return reply(call, (await limitAnonymous(call, options)) ?? refuse("not-found"));
    call.header("allow", [...new Set(here.map(({ method }) => method))].join(", "));
    return reply(call, refuse("method-not-allowed"));
  });
  app.get("*", async (call) => (await servePage(call)) ?? reply(call, refuse("not-found")));
  app.notFound((call) => reply(call, refuse("not-found")));
  return app;
}

async function answer(call: Call, item: ServedEndpoint, options: HttpAppOptions): Promise<Response> {
  const { endpoint } = item;
  const signedIn = await admit(call, endpoint, options);
  if (signedIn instanceof Refusal) return reply(call, signedIn);
  if (item.refusal !== null) return reply(call, item.refusal);
  const input = await decode(call, endpoint, options);
  if (input instanceof Refusal) return reply(call, input);
  const context = requestContext(call, signedIn, options);

  const key = endpoint.creates && signedIn !== null ? call.req.header("idempotency-key") : undefined;
  if (key === undefined || signedIn === null) {
    const result = await item.handle(input, context);
    return result instanceof Refusal ? reply(call, result) : json(call, success(endpoint, result));
  }
  if (key.length > 200)
    return reply(call, refuse("invalid-input", { detail: "Idempotency-Key: at most 200 characters" }));
  const done = await options.idempotency.once(
    { userId: signedIn.userId, key, route: endpoint.route, input },
    context.log,
    async () => {
      const result = await item.handle(input, context);
      return result instanceof Refusal ? result : success(endpoint, result);
    },
  );
  if (done instanceof Refusal) return reply(call, done);
  if (done.isReplayed) call.header("idempotency-replayed", "true");
  return json(call, done.reply);
}

async function openStream(call: Call, item: ServedStream, options: HttpAppOptions): Promise<Response> {
  // A stream has no head of its own to look at.
  if (call.req.method === "HEAD") return reply(call, refuse("method-not-allowed"));
  const signedIn = await admit(call, item.stream, options);
  if (signedIn instanceof Refusal) return reply(call, signedIn);
  const input = await decode(call, item.stream, options);
  if (input instanceof Refusal) return reply(call, input);
  const { outgoing } = call.env;
  const refusal = await item.open(input, {
    ...requestContext(call, signedIn, options),
    lastEventId: call.req.header("last-event-id") ?? null,
    start() {
      outgoing.writeHead(200, {
        ...headersOf(options.config),
        "content-type": "text/event-stream; charset=utf-8",
        "x-accel-buffering": "no",
        "x-request-id": call.get("requestId"),
      });
      outgoing.flushHeaders();
      const writer = createEventWriter(outgoing);
      options.openStreams.add(writer);
      writer.onClose(() => options.openStreams.delete(writer));
      return writer;
    },
  });
  return refusal === undefined ? RESPONSE_ALREADY_SENT : reply(call, refusal);
}

async function sendDocument(call: Call, item: ServedDocument, options: HttpAppOptions): Promise<Response> {
  const signedIn = await admit(call, item.document, options);
  if (signedIn instanceof Refusal) return reply(call, signedIn);
  const input = await decode(call, item.document, options);
  if (input instanceof Refusal) return reply(call, input);
  const read = await item.read(input, requestContext(call, signedIn, options));
  if (read instanceof Refusal) return reply(call, read);
  if (typeof read === "object" && "status" in read) {
    if ("location" in read) call.header("location", read.location);
    return new Response(null, { status: read.status, headers: call.res.headers });
  }
  if (typeof read === "object" && "pieces" in read)
    return new Response(streamOf(read.pieces), { status: 200, headers: mergedHeaders(call, read.contentType) });
  const { text, contentType } =
    typeof read === "string" ? { text: read, contentType: item.document.contentType } : read;
  return new Response(text, { status: 200, headers: mergedHeaders(call, contentType) });
}

/** The pieces one after the other, as fast as they are read and with turns for others in between. */
function streamOf(pieces: readonly string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let next = 0;
  return new ReadableStream({
    async pull(controller) {
      await new Promise((resolve) => setImmediate(resolve));
      const piece = pieces[next];
      next += 1;
      if (piece === undefined) controller.close();
      else controller.enqueue(encoder.encode(piece));
    },
  });
}

async function answerMcp(call: Call, options: HttpAppOptions): Promise<Response> {
  const found = await tokenOf(call, options);
  if (found === null) return reply(call, (await limitAnonymous(call, options)) ?? refuse("invalid-token"));
  if (found instanceof Refusal) return reply(call, found);
  const wait = await options.limits.read(found.userId);
  if (wait !== null) return reply(call, refuse("rate-limited", { retryAfterSeconds: wait }));
  const body = await decodeBody(call.req.raw, options.config.limits.LIMIT_JSON_BODY_KILOBYTES * 1024);
  if (body instanceof Refusal) return reply(call, body);
  const log = options.log.child({ requestId: call.get("requestId") });
  const answered = await options.answerMcp(call.req.raw, body, { ...found, log });
  const headers = new Headers(call.res.headers);
  for (const [name, value] of answered.headers) headers.set(name, value);
  return new Response(answered.body, { status: answered.status, headers });
}

/** Who sends a token in the header, or why it is refused; null without one. */
async function tokenOf(
  call: Call,
  options: HttpAppOptions,
): Promise<(SignedIn & { scope: TokenScope }) | Refusal | null> {
  const token = /^Bearer +(\S+)$/i.exec(call.req.header("authorization") ?? "")?.[1];
  if (token === undefined) return null;
  const found = await options.findToken(token);
  if (found !== null && found !== "disabled") return found;
  return (await limitAnonymous(call, options)) ?? refuse(found === null ? "invalid-token" : "user-disabled");
}

/** Token or session, then limits; the session is null on an anonymous address without one. */
async function admit(
  call: Call,
  item: ReturnType<typeof descriptorOf>,
  options: HttpAppOptions,
): Promise<SignedIn | null | Refusal> {
  const byToken = item.access === "anonymous" ? null : await tokenOf(call, options);
  if (byToken instanceof Refusal) return byToken;
  if (byToken !== null) {
    const wait = await waitOf(call, byToken.userId, options);
    if (wait !== null) return refuse("rate-limited", { retryAfterSeconds: wait });
    if (!item.takesToken) return refuse("not-by-token");
    return byToken.scope === "read" && isUnsafe(call.req.method) ? refuse("token-reads-only") : byToken;
  }
  const token = sessionToken(call, options.config);
  const found = token === null ? null : await options.findSession(token);
  const signedIn = found === "disabled" ? null : found;
  if (signedIn === null) {
    const limited = item.route.startsWith("GET /api/health/") ? null : await limitAnonymous(call, options);
    if (limited !== null) {
      const { retryAfterSeconds } = limited;
      return item.problems.includes("too-many-requests") && retryAfterSeconds !== undefined
        ? refuse("too-many-requests", { retryAfterSeconds })
        : limited;
    }
    if (item.access !== "anonymous") return refuse(found === "disabled" ? "user-disabled" : "not-signed-in");
    return null;
  }
  const wait = await waitOf(call, signedIn.userId, options);
  if (wait !== null) return refuse("rate-limited", { retryAfterSeconds: wait });
  const mayCall = item.access !== "administrator" || (await options.isAdministrator(signedIn.userId));
  if (!mayCall) return refuse("not-administrator");
  const isProved = !item.needsRecentSignIn || (await options.isRecentSignIn(signedIn));
  return isProved ? signedIn : refuse("requires-recent-login");
}

function waitOf(call: Call, userId: string, { limits }: HttpAppOptions): Promise<number | null> {
  return isUnsafe(call.req.method) ? limits.write(userId) : limits.read(userId);
}

async function decode(
  call: Call,
  item: ServedEndpoint["endpoint"] | ServedStream["stream"] | ServedDocument["document"],
  { config }: HttpAppOptions,
): Promise<unknown> {
  const isJson = (call.req.header("content-type") ?? "").startsWith("application/json");
  const isWithoutBody = call.req.method === "DELETE" && !isJson;
  const isOneClick = item.kind === "endpoint" && item.isOneClick;
  const body =
    isOneClick || isWithoutBody
      ? {}
      : isUnsafe(call.req.method)
        ? await decodeBody(call.req.raw, maximumBodyBytes(item, config))
        : queryOf(call);
  if (body instanceof Refusal) return body;
  const given = { ...body, ...call.req.param() };
  // PostgreSQL keeps no NUL in a text, and nothing people write has one.
  const withNul = Object.entries(given).find(([key, value]) => key.includes("\0") || hasNul(value))?.[0];
  if (withNul !== undefined) {
    const message = "A text with a NUL character";
    return refuse("invalid-input", {
      detail: message,
      errors: [{ path: withNul.replaceAll("\0", ""), message }],
    });
  }
  const parsed = await item.input.safeParseAsync(given, { error: faultWords });
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues
    .slice(0, 100)
    .map((issue) => ({ path: issue.path.join("."), message: issue.message }));
  return refuse("invalid-input", {
    detail: errors
      .map((error) => `${error.path}: ${error.message}`)
      .join("; ")
      .slice(0, 500),
    errors,
  });
}

function maximumBodyBytes(item: Parameters<typeof decode>[1], { limits }: Config): number {
  if (item.takesQuestion) return limits.LIMIT_CHAT_BODY_KILOBYTES * 1024;
  const json = limits.LIMIT_JSON_BODY_KILOBYTES * 1024;
  // A file in a JSON body: as base64 it is a third larger.
  const takesFile = item.kind === "endpoint" && item.takesFile;
  return takesFile ? json + Math.ceil((limits.LIMIT_IMPORT_KILOBYTES * 1024 * 4) / 3) : json;
}

/** The query's values by key; a key that is repeated has a list of them, which only lists of symbols take. */
function queryOf(call: Call): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(call.req.queries()).map(([key, values]) => [key, values.length === 1 ? (values[0] ?? "") : values]),
  );
}

function hasNul(root: unknown): boolean {
  if (typeof root === "string") return root.includes("\0");
  return typeof root === "object" && root !== null && Object.values(root).some(hasNul);
}

function requestContext(call: Call, signedIn: SignedIn | null, { config, log }: HttpAppOptions): RequestContext {
  const requestId = call.get("requestId");
  return {
    requestId,
    clientAddress: limitKey(addressOf(call, config)),
    log: log.child({ requestId }),
    signedIn,
    userId() {
      if (signedIn === null) throw new Error("an anonymous address asked for the signed-in user");
      return signedIn.userId;
    },
    sessionToken: sessionToken(call, config),
    ifMatch: call.req.header("if-match") ?? null,
    userAgent: call.req.header("user-agent") ?? null,
    ifNoneMatch: call.req.header("if-none-match") ?? null,
    closeSignal: () => closeSignal(call.env.outgoing),
    setHeader: (name, value) => call.header(name, value),
    cookie: (name) => getCookie(call, cookieName(name, config)) ?? null,
    setCookie: (name, value, maxAgeSeconds) => writeCookie(call, config, { name, value, maxAgeSeconds }),
    setSessionCookie: (value, maxAgeSeconds) => writeCookie(call, config, { name: "session", value, maxAgeSeconds }),
  };
}

function closeSignal(outgoing: HttpBindings["outgoing"]): AbortSignal {
  const gone = new AbortController();
  if (outgoing.destroyed) gone.abort();
  outgoing.once("close", () => {
    if (!outgoing.writableFinished) gone.abort();
  });
  return gone.signal;
}

function headersOf({ isSecure, outside }: Config): Record<string, string> {
  return securityHeaders({ isSecure, outside });
}

/** The content security policy of a page with something of its own. */
function policyOf({ isSecure, outside }: Config, own: { nonce: string } | { scriptHash: string }): string {
  return securityHeaders({ isSecure, outside, ...own })["content-security-policy"] ?? "";
}

function writeCookie(
  call: Call,
  config: Config,
  { name, value, maxAgeSeconds }: { name: string; value: string | null; maxAgeSeconds: number },
): void {
  const parts = [
    `${cookieName(name, config)}=${value ?? ""}`,
    "HttpOnly",
    "SameSite=Lax",
    "Path=/",
    `Max-Age=${maxAgeSeconds}`,
  ];
  if (config.isSecure) parts.push("Secure");
  call.header("set-cookie", parts.join("; "), { append: true });
}

async function limitAnonymous(call: Call, { config, limits }: HttpAppOptions): Promise<Refusal | null> {
  const wait = await limits.anonymous(limitKey(addressOf(call, config)));
  return wait === null ? null : refuse("rate-limited", { retryAfterSeconds: wait });
}

async function keepCspReport(call: Call, options: HttpAppOptions): Promise<Response> {
  const wait = await options.limits.cspReport(limitKey(addressOf(call, options.config)));
  if (wait !== null) return reply(call, refuse("rate-limited", { retryAfterSeconds: wait }));
  const declared = Number(call.req.header("content-length") ?? "0");
  if (!(declared > 0 && declared <= 8 * 1024)) return reply(call, refuse("body-too-large"));
  const text = (await call.req.text()).slice(0, 8 * 1024);
  options.log.warn({ requestId: call.get("requestId"), report: text }, "content security policy report");
  return call.body(null, 204);
}

/** What the page's reader would ask first, with its answers; null where nobody is signed in, or too often asked. */
async function openingOf(call: Call, options: HttpAppOptions): Promise<Opening | null> {
  const token = sessionToken(call, options.config);
  if (token === null || call.req.method !== "GET") return null;
  const signedIn = await options.findSession(token);
  if (signedIn === null || signedIn === "disabled") return null;
  if ((await options.limits.read(signedIn.userId)) !== null) return null;
  const answers = await withinAnswer(options.config.limits.LIMIT_ANSWER_MS, () =>
    options.openPage(new URL(call.req.url), requestContext(call, signedIn, options)),
  );
  return { at: options.clock.now(), answers };
}

function success(endpoint: ServedEndpoint["endpoint"], result: unknown): KeptReply {
  const output = endpoint.output.parse(result);
  const status = endpoint.comesLater?.(output) === true ? 202 : endpoint.status;
  return { status, body: JSON.stringify(output) };
}

function json(call: Call, kept: KeptReply): Response {
  return new Response(kept.body, {
    status: kept.status,
    headers: mergedHeaders(call, "application/json; charset=utf-8"),
  });
}

function reply(call: Call, refusal: Refusal): Response {
  const problem = problemOf(refusal, call.get("requestId"));
  if (refusal.retryAfterSeconds !== undefined) call.header("retry-after", String(refusal.retryAfterSeconds));
  if (refusal.code === "invalid-token") call.header("www-authenticate", 'Bearer error="invalid_token"');
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: mergedHeaders(call, "application/problem+json; charset=utf-8"),
  });
}

function mergedHeaders(call: Call, contentType: string): Headers {
  const headers = new Headers(call.res.headers);
  headers.set("content-type", contentType);
  return headers;
}

/** Paths for the log: what stands where an address has `:token` is a secret of somebody's. */
function secretMask(paths: readonly string[]): (path: string) => string {
  const prefixes = paths.filter((path) => path.endsWith("/:token")).map((path) => path.slice(0, -":token".length));
  return (path) => {
    const prefix = prefixes.find((candidate) => path.startsWith(candidate));
    return prefix === undefined ? path : `${prefix}:token`;
  };
}

/** Whether a request is for an address that mail programs call, from wherever they are. */
function oneClickCheck(served: readonly Served[]): (method: string, path: string) => boolean {
  const addresses = served.flatMap((item) =>
    item.kind === "endpoint" && item.endpoint.isOneClick ? [splitRoute(item.endpoint.route)] : [],
  );
  return (method, path) =>
    addresses.some(
      (address) =>
        method === address.method &&
        path.startsWith(address.path.replace(/:\w+$/, "")) &&
        path.lastIndexOf("/") === address.path.lastIndexOf("/"),
    );
}

function isUnsafe(method: string): boolean {
  return method !== "GET" && method !== "HEAD" && method !== "OPTIONS";
}

/**
 * Whether a changing request was started by another site. Browsers send Origin with every such request; a program that
 * sends neither Origin nor Sec-Fetch-Site carries no ambient cookie and is let through.
 */
function isForeign(call: Call, config: Config): boolean {
  const origin = call.req.header("origin");
  if (origin === undefined) {
    const site = call.req.header("sec-fetch-site");
    return site !== undefined && site !== "same-origin" && site !== "none";
  }
  if (origin === config.appUrl.origin) return false;
  // This server itself speaks plain HTTP; over TLS there is only the address of APP_URL.
  const host = call.req.header("host") ?? "";
  const isOwnName = config.appUrl.hostname === URL.parse(`http://${host}`)?.hostname;
  return (config.isSecure && isOwnName) || origin !== `http://${host}`;
}

function sessionToken(call: Call, config: Config): string | null {
  const token = getCookie(call, cookieName("session", config));
  return token === undefined || token === "" || token.length > 100 ? null : token;
}

function cookieName(name: string, config: Config): string {
  return config.isSecure ? `__Host-${name}` : name;
}

function addressOf(call: Call, config: Config): string {
  const socketAddress = call.env.incoming?.socket?.remoteAddress ?? "unknown";
  return clientAddress(socketAddress, call.req.header("x-forwarded-for"), config.trustedProxies);
}

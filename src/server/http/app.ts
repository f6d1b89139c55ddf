import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { splitRoute } from "#contract/endpoint.ts";
import { StorageTrouble } from "../database/storage-trouble.ts";
import type { Log } from "../log.ts";
import { admit, type AdmissionOptions, limitAnonymous } from "./admit.ts";
import { withinAnswer } from "./answer-deadline.ts";
import { apiDocsPage } from "./api-docs-page.ts";
import { type Call, createCall, headerOf, isUnsafe, type Reply } from "./call.ts";
import { answerMcp, type McpOptions } from "./answer-mcp.ts";
import type { Backlog } from "./backlog.ts";
import { keepCspReport } from "./csp-report.ts";
import { createInputDecoder } from "./decode-input.ts";
import { securityHeaders } from "./headers.ts";
import type { Idempotency } from "./idempotency.ts";
import type { KeptReply } from "./kept-reply-store.ts";
import { openApiDocument } from "./openapi.ts";
import { asWriter } from "../database/query-scope.ts";
import { inQueryScope } from "./in-query-scope.ts";
import { originCheck } from "./origin-check.ts";
import { Refusal, problemOf, refuse } from "./refusal.ts";
import { CallContext } from "./call-context.ts";
import { requestTarget } from "./request-target.ts";
import { requestSpan, showReply } from "./request-span.ts";
import { createRouteTable } from "./route-table.ts";
import { createReplySender } from "./send-reply.ts";
import { type Traced, traced } from "../tracing/traced.ts";
import { type ApplicationOptions, sendApplication } from "./application-page.ts";
import {
  createEventWriter,
  descriptorOf,
  type EventWriter,
  type PreparedResult,
  type Served,
  type ServedDocument,
  type ServedEndpoint,
  type ServedStream,
  type SignedIn,
} from "./serve.ts";

export interface HttpAppOptions extends AdmissionOptions, McpOptions, ApplicationOptions {
  readonly log: Log;
  readonly version: string;
  readonly served: readonly Served[];
  readonly idempotency: Idempotency;
  /** Lets requests begin in turn while the process is behind with its answers. */
  readonly backlog: Pick<Backlog, "enter" | "leave">;
  /** The event streams that are open; the server ends them when it stops. */
  readonly openStreams: Set<EventWriter>;
  readonly metrics: { readonly request: (route: string, status: number, ms: number) => void };
}

/** The options and the parts derived from them once. */
interface Serving extends HttpAppOptions {
  readonly decode: ReturnType<typeof createInputDecoder>;
  readonly sender: ReturnType<typeof createReplySender>;
}

type Parameters = Readonly<Record<string, string>>;
/** Answers a request that passed the guards; null: the reply has already started. */
type Handler = (call: Call, parameters: Parameters) => Promise<Reply | Refusal | null>;

/** Long enough for a database server to restart, short enough for a waiting user. */
const storageRetrySeconds = 5;
/** In log and metrics, for a client that left before its reply was begun. */
const closedStatus = 499;
/** Long enough for a queue to drain. */
const busyRetrySeconds = 2;
const maximumUrlLength = 8 * 1024;
const json = "application/json; charset=utf-8";

/** The HTTP side of the server: headers, limits and problems around every handler. Has no knowledge of features. */
export function createHttpApp(
  options: HttpAppOptions,
): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> {
  const { log, served, metrics, backlog } = options;
  const sender = createReplySender(options);
  const handle = handlerOf({ ...options, decode: createInputDecoder(options.config), sender });
  const withoutSecrets = secretMask(served.map((item) => splitRoute(descriptorOf(item).route).path));
  const guard = requestGuard(options);
  // The request's log line has no fields with secrets.
  const requestLog = log.child({}, { redact: [] });

  function refusalOf(error: unknown, call: Call): Refusal {
    if (error instanceof Refusal) return error;
    const where = { requestId: call.requestId, path: withoutSecrets(call.path), err: error };
    if (error instanceof StorageTrouble) {
      log.error(where, "storage trouble");
      return refuse("storage-unavailable", { retryAfterSeconds: storageRetrySeconds });
    }
    log.error(where, "a request failed");
    return refuse("internal-error", { detail: "Please try again. If it stays, tell your host the request id." });
  }

  return (incoming, outgoing) =>
    traced(
      () => requestSpan(incoming),
      (span) => respond(incoming, outgoing, span),
    );

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse, span: Traced | null): Promise<void> {
    const startedAt = performance.now();
    const target = requestTarget(incoming.url ?? "/");
    const call = createCall(incoming, outgoing, target ?? { path: "", query: "" });
    let answered: Reply | Refusal | null;
    try {
      answered = target === null ? refuse("not-found") : (guard(call) ?? (await inTurn(call)));
    } catch (error) {
      answered = refusalOf(error, call);
    }
    const reply = answered instanceof Refusal ? problemReply(call, answered) : answered;
    const ms = Math.round(performance.now() - startedAt);
    const path = withoutSecrets(call.path);
    const status = reply?.status ?? (call.outgoing.headersSent ? 200 : closedStatus);
    requestLog.info({ requestId: call.requestId, method: call.method, path, status, ms }, "request");
    metrics.request(call.route, status, ms);
    if (span !== null) showReply(span, call, status);
    if (reply === null) return;
    try {
      await sender.send(call, reply);
    } catch (error) {
      log.error({ requestId: call.requestId, path, err: error }, "a reply was not sent");
      outgoing.destroy();
    }
  }

  async function inTurn(call: Call): Promise<Reply | Refusal | null> {
    if (mayGoFirst(call)) return handle(call);
    const entered = backlog.enter();
    const turn = entered instanceof Promise ? await entered : entered;
    if (turn === null) return refuse("server-busy", { retryAfterSeconds: busyRetrySeconds });
    try {
      // The client may have left before its turn.
      return call.outgoing.destroyed ? null : await handle(call);
    } finally {
      backlog.leave(turn);
    }
  }

  function problemReply(call: Call, refusal: Refusal): Reply {
    const { retryAfterSeconds } = refusal;
    if (retryAfterSeconds !== undefined) call.replyHeaders.push(["retry-after", String(retryAfterSeconds)]);
    if (refusal.code === "invalid-token") call.replyHeaders.push(["www-authenticate", 'Bearer error="invalid_token"']);
    const problem = problemOf(refusal, call.requestId);
    const contentType = "application/problem+json; charset=utf-8";
    return { status: problem.status, contentType, body: JSON.stringify(problem) };
  }
}

/** Checks that apply to every request. */
function requestGuard({ config, served }: HttpAppOptions): (call: Call) => Refusal | null {
  const isForeign = originCheck(config, served);
  const knownHosts = new Set<string>();
  const maxKnownHosts = 100;

  function isServed(header: string): boolean {
    if (knownHosts.has(header)) return true;
    if (!config.servedHosts.has(URL.parse(`http://${header}`)?.hostname ?? "")) return false;
    if (knownHosts.size < maxKnownHosts) knownHosts.add(header);
    return true;
  }

  return (call) => {
    if ((call.incoming.url ?? "").length > maximumUrlLength) return refuse("url-too-long");
    if (!isServed(headerOf(call, "host") ?? "")) return refuse("unknown-host");
    if (isUnsafe(call.method) && isForeign(call)) return refuse("foreign-origin");
    return null;
  };
}

/** A page and its scripts are cheap, and a browser doesn't retry a script. How the server is must be known when it is busy, too. */
function mayGoFirst({ path }: Call): boolean {
  return (!path.startsWith("/api/") && path !== "/mcp") || path.startsWith("/api/health/");
}

/** Finds the handler of a request. */
function handlerOf(options: Serving): (call: Call) => Promise<Reply | Refusal | null> {
  const { config, served } = options;
  const routes = createRouteTable(
    served.map((item) => {
      const { route } = descriptorOf(item);
      const handler: Handler = (call, parameters) => {
        call.route = route;
        if (item.kind === "stream") return openStream(call, parameters, item, options);
        return withinAnswer(config.limits.LIMIT_ANSWER_MS, () =>
          item.kind === "endpoint"
            ? answer(call, parameters, item, options)
            : readDocument(call, parameters, item, options),
        );
      };
      return { ...splitRoute(route), item: handler };
    }),
  );
  const others = otherHandlers(options);

  return async (call) => {
    const method = call.method === "HEAD" ? "GET" : call.method;
    const found = routes.find(method, call.path);
    if (found !== null) return found.item(call, found.parameters);
    const other = others.get(`${method} ${call.path}`);
    if (other !== undefined) return other(call, {});
    const isApi = call.path === "/api" || call.path.startsWith("/api/");
    const allowed = call.path === "/mcp" ? ["POST"] : isApi ? routes.methodsAt(call.path) : [];
    if (allowed.length > 0) {
      call.replyHeaders.push(["allow", allowed.join(", ")]);
      return refuse("method-not-allowed");
    }
    if (isApi) return (await limitAnonymous(call, options)) ?? refuse("not-found");
    call.route = "application";
    return method === "GET" ? sendApplication(call, options) : refuse("not-found");
  };
}

/** Handlers outside the contract's addresses. */
function otherHandlers(options: HttpAppOptions): ReadonlyMap<string, Handler> {
  let description: Record<string, unknown> | null = null;
  const described = () => (description ??= openApiDocument(options.served.map(descriptorOf), options.version));
  let written: string | null = null;
  return new Map<string, Handler>([
    [
      "GET /api/openapi.json",
      async (call) => {
        const limited = await limitAnonymous(call, options);
        return limited ?? { status: 200, contentType: json, body: (written ??= JSON.stringify(described())) };
      },
    ],
    [
      "GET /api/docs",
      async (call) => {
        const limited = await limitAnonymous(call, options);
        if (limited !== null) return limited;
        const nonce = randomBytes(16).toString("base64");
        const { "content-security-policy": policy = "" } = securityHeaders({ ...options.config, nonce });
        call.replyHeaders.push(["content-security-policy", policy]);
        const page = await apiDocsPage(described(), { origin: options.config.appUrl.origin, nonce });
        return { status: 200, contentType: "text/html; charset=utf-8", body: String(page) };
      },
    ],
    ["POST /mcp", (call) => answerMcp(call, options)],
    ["POST /api/csp-report", (call) => keepCspReport(call, options)],
  ]);
}

async function answer(
  call: Call,
  parameters: Parameters,
  item: ServedEndpoint,
  options: Serving,
): Promise<Reply | Refusal | null> {
  const { endpoint } = item;
  const signedIn = await admit(call, endpoint, options);
  if (signedIn instanceof Refusal) return signedIn;
  if (item.refusal !== null) return item.refusal;
  // Changes made offline name their owner, so that no other account's session takes them.
  const owner = headerOf(call, "bellwether-account");
  if (owner !== undefined && signedIn !== null && owner !== signedIn.userId) return refuse("other-account");
  const input = await options.decode(call, parameters, endpoint);
  if (input instanceof Refusal) return input;
  const context = new CallContext(call, signedIn, options);
  const handle = () => item.handle(input, context);
  const { prepare } = item;
  return inQueryScope(call.method, endpoint, signedIn, async () =>
    prepare === null || signedIn === null
      ? answerOnce(call, { item, input, context, handle }, options)
      : answerPrepared(call, item, await prepare(input, context), { signedIn, sender: options.sender }),
  );
}

/** Sends the reply that is kept for the same caller and result, or makes it. Null: it has been sent. */
async function answerPrepared(
  call: Call,
  item: ServedEndpoint,
  prepared: PreparedResult<unknown> | Refusal,
  { signedIn: { userId }, sender }: Pick<Serving, "sender"> & { readonly signedIn: SignedIn },
): Promise<Reply | Refusal | null> {
  if (prepared instanceof Refusal) return prepared;
  const name = `${userId} ${item.endpoint.route} ${prepared.name}`;
  if (sender.sendKept(call, name, json)) return null;
  const reply = jsonReply(success(item, await prepared.make()));
  return reply.status === 200 ? { ...reply, keepAs: name } : reply;
}

/** Answers a request that passed all checks; one with an `Idempotency-Key` at most once. */
async function answerOnce(
  call: Call,
  {
    item,
    input,
    context,
    handle,
  }: { item: ServedEndpoint; input: unknown; context: CallContext; handle: () => Promise<unknown> },
  options: Serving,
): Promise<Reply | Refusal> {
  const { endpoint } = item;
  const { signedIn } = context;
  const key = endpoint.creates && signedIn !== null ? headerOf(call, "idempotency-key") : undefined;
  if (key === undefined || signedIn === null) {
    const result = await handle();
    return result instanceof Refusal ? result : jsonReply(success(item, result));
  }
  if (key.length > 200) return refuse("invalid-input", { detail: "Idempotency-Key: at most 200 characters" });
  const done = await options.idempotency.once(
    { userId: signedIn.userId, key, route: endpoint.route, input },
    context.log,
    async () => {
      const result = await handle();
      return result instanceof Refusal ? result : success(item, result);
    },
  );
  if (done instanceof Refusal) return done;
  if (done.isReplayed) call.replyHeaders.push(["idempotency-replayed", "true"]);
  return jsonReply(done.reply);
}

async function openStream(
  call: Call,
  parameters: Parameters,
  item: ServedStream,
  options: Serving,
): Promise<Refusal | null> {
  // A stream has no headers of its own to show.
  if (call.method === "HEAD") return refuse("method-not-allowed");
  const signedIn = await admit(call, item.stream, options);
  if (signedIn instanceof Refusal) return signedIn;
  const input = await options.decode(call, parameters, item.stream);
  if (input instanceof Refusal) return input;
  // Assigned rather than spread, so that unread parts of the context aren't created.
  const context = Object.assign(new CallContext(call, signedIn, options), {
    lastEventId: headerOf(call, "last-event-id") ?? null,
    start() {
      options.sender.startStream(call);
      const writer = createEventWriter(call.outgoing);
      options.openStreams.add(writer);
      writer.onClose(() => options.openStreams.delete(writer));
      return writer;
    },
  });
  const open = () => item.open(input, context);
  // What a stream reads comes from the primary.
  const refused = isUnsafe(call.method) ? await asWriter(signedIn?.userId ?? null, open) : await open();
  return refused ?? null;
}

async function readDocument(
  call: Call,
  parameters: Parameters,
  item: ServedDocument,
  options: Serving,
): Promise<Reply | Refusal> {
  const signedIn = await admit(call, item.document, options);
  if (signedIn instanceof Refusal) return signedIn;
  const input = await options.decode(call, parameters, item.document);
  if (input instanceof Refusal) return input;
  const context = new CallContext(call, signedIn, options);
  const read = await inQueryScope(call.method, item.document, signedIn, () => item.read(input, context));
  if (read instanceof Refusal) return read;
  if (typeof read === "string") return { status: 200, contentType: item.document.contentType, body: read };
  if ("status" in read) {
    if ("location" in read) call.replyHeaders.push(["location", read.location]);
    return { status: read.status, contentType: null, body: null };
  }
  return { status: 200, contentType: read.contentType, body: "pieces" in read ? read.pieces : read.text };
}

function success({ endpoint, write }: ServedEndpoint, result: unknown): KeptReply {
  if (write !== null) return { status: endpoint.status, body: write(result) };
  const output = endpoint.output.parse(result);
  const status = endpoint.comesLater?.(output) === true ? 202 : endpoint.status;
  return { status, body: JSON.stringify(output) };
}

function jsonReply({ status, body }: KeptReply): Reply {
  return { status, contentType: json, body };
}

/** Masks paths for the log: the segment at an address's `:token` is a secret. */
function secretMask(paths: readonly string[]): (path: string) => string {
  const prefixes = paths.filter((path) => path.endsWith("/:token")).map((path) => path.slice(0, -":token".length));
  return (path) => {
    const prefix = prefixes.find((candidate) => path.startsWith(candidate));
    return prefix === undefined ? path : `${prefix}:token`;
  };
}

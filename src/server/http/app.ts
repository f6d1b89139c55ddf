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
import { keepCspReport } from "./csp-report.ts";
import { createInputDecoder } from "./decode-input.ts";
import { securityHeaders } from "./headers.ts";
import type { Idempotency, KeptReply } from "./idempotency.ts";
import { openApiDocument } from "./openapi.ts";
import { originCheck } from "./origin-check.ts";
import { Refusal, problemOf, refuse } from "./refusal.ts";
import { CallContext } from "./call-context.ts";
import { requestTarget } from "./request-target.ts";
import { createRouteTable } from "./route-table.ts";
import { createReplySender } from "./send-reply.ts";
import { type ApplicationOptions, sendApplication } from "./application-page.ts";
import {
  createEventWriter,
  descriptorOf,
  type EventWriter,
  type Served,
  type ServedDocument,
  type ServedEndpoint,
  type ServedStream,
} from "./serve.ts";

export interface HttpAppOptions extends AdmissionOptions, McpOptions, ApplicationOptions {
  readonly log: Log;
  readonly version: string;
  readonly served: readonly Served[];
  readonly idempotency: Idempotency;
  /** Measures how far the process is behind with its answers. */
  readonly backlog: { readonly isTooLong: () => boolean };
  /** The event streams that are open; the server ends them when it stops. */
  readonly openStreams: Set<EventWriter>;
  readonly metrics: { readonly request: (route: string, status: number, ms: number) => void };
}

/** The options and the parts derived from them once. */
interface Serving extends HttpAppOptions {
  readonly decode: ReturnType<typeof createInputDecoder>;
}

type Parameters = Readonly<Record<string, string>>;
/** Answers a request that passed the guards; null: the reply has already started. */
type Handler = (call: Call, parameters: Parameters) => Promise<Reply | Refusal | null>;

/** Long enough for a database server to restart, short enough for a waiting user. */
const storageRetrySeconds = 5;
/** Long enough for a queue to drain. */
const busyRetrySeconds = 2;
const maximumUrlLength = 8 * 1024;
const json = "application/json; charset=utf-8";

/** The HTTP side of the server: headers, limits and problems around every handler. Has no knowledge of features. */
export function createHttpApp(
  options: HttpAppOptions,
): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> {
  const { log, served, metrics } = options;
  const sender = createReplySender(options);
  const handle = handlerOf({ ...options, decode: createInputDecoder(options.config) }, sender);
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

  return async (incoming, outgoing) => {
    const startedAt = performance.now();
    const target = requestTarget(incoming.url ?? "/");
    const call = createCall(incoming, outgoing, target ?? { path: "", query: "" });
    let answered: Reply | Refusal | null;
    try {
      answered = target === null ? refuse("not-found") : (guard(call) ?? (await handle(call)));
    } catch (error) {
      answered = refusalOf(error, call);
    }
    const reply = answered instanceof Refusal ? problemReply(call, answered) : answered;
    const ms = Math.round(performance.now() - startedAt);
    const path = withoutSecrets(call.path);
    const status = reply?.status ?? 200;
    requestLog.info({ requestId: call.requestId, method: call.method, path, status, ms }, "request");
    metrics.request(call.route, status, ms);
    if (reply === null) return;
    try {
      await sender.send(call, reply);
    } catch (error) {
      log.error({ requestId: call.requestId, path, err: error }, "a reply was not sent");
      outgoing.destroy();
    }
  };

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
function requestGuard({ config, served, backlog }: HttpAppOptions): (call: Call) => Refusal | null {
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
    // A late answer is useless and delays those behind it. A page and its scripts are cheap, and a browser doesn't
    // retry a script.
    const mayWait = !call.path.startsWith("/api/") && call.path !== "/mcp";
    const isBusy = backlog.isTooLong() && !mayWait && !call.path.startsWith("/api/health/");
    return isBusy ? refuse("server-busy", { retryAfterSeconds: busyRetrySeconds }) : null;
  };
}

/** Finds the handler of a request. */
function handlerOf(
  options: Serving,
  sender: ReturnType<typeof createReplySender>,
): (call: Call) => Promise<Reply | Refusal | null> {
  const { config, served } = options;
  const routes = createRouteTable(
    served.map((item) => {
      const { route } = descriptorOf(item);
      const handler: Handler = (call, parameters) => {
        call.route = route;
        if (item.kind === "stream") return openStream(call, parameters, item, options, sender);
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
): Promise<Reply | Refusal> {
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

  const key = endpoint.creates && signedIn !== null ? headerOf(call, "idempotency-key") : undefined;
  if (key === undefined || signedIn === null) {
    const result = await item.handle(input, context);
    return result instanceof Refusal ? result : jsonReply(success(item, result));
  }
  if (key.length > 200) return refuse("invalid-input", { detail: "Idempotency-Key: at most 200 characters" });
  const done = await options.idempotency.once(
    { userId: signedIn.userId, key, route: endpoint.route, input },
    context.log,
    async () => {
      const result = await item.handle(input, context);
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
  sender: ReturnType<typeof createReplySender>,
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
      sender.startStream(call);
      const writer = createEventWriter(call.outgoing);
      options.openStreams.add(writer);
      writer.onClose(() => options.openStreams.delete(writer));
      return writer;
    },
  });
  return (await item.open(input, context)) ?? null;
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
  const read = await item.read(input, new CallContext(call, signedIn, options));
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

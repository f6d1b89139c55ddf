import type { z } from "zod";
import type { ProblemCode } from "./problem.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type Route = `${Method} /api/${string}`;

/** Who may call: anybody, a signed-in user, or the one of them who administers this server. */
export type Access = "anonymous" | "session" | "administrator";

interface Shared {
  readonly summary: string;
  readonly access: Access;
  readonly problems: readonly ProblemCode[];
  /** Its body is a question to the assistant, with a limit of its own. */
  readonly takesQuestion: boolean;
  /** A program with a personal access token may call it as its owner may; what only reads needs the scope read, what changes something the scope write. */
  readonly takesToken: boolean;
  /** Only for whoever has shown within the last ten minutes that the account is theirs. */
  readonly needsRecentSignIn: boolean;
}

/** One address of the HTTP API as data: the server serves it, the browser calls it, OpenAPI and the access test read it. */
export interface Endpoint<
  R extends Route = Route,
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
> extends Shared {
  readonly kind: "endpoint";
  readonly route: R;
  /** Path parameters, query and JSON body, merged into one object before it is decoded. */
  readonly input: I;
  readonly output: O;
  /** Status of a success. */
  readonly status: number;
  /** A POST that makes something new: `Idempotency-Key` is honoured. */
  readonly creates: boolean;
  /** A mail program may call it from anywhere, with a form of its own (RFC 8058): origin and body are not looked at. */
  readonly isOneClick: boolean;
  /** Its body may be as large as a file of somebody's. */
  readonly takesFile: boolean;
  /** Of an output: what was asked for comes later, so the status is 202. Null: that never is so. */
  readonly comesLater: ((output: unknown) => boolean) | null;
}

/** The same for a server-sent event stream: one schema per event name. */
export interface Stream<
  R extends Route = Route,
  I extends z.ZodType = z.ZodType,
  E extends Readonly<Record<string, z.ZodType>> = Readonly<Record<string, z.ZodType>>,
> extends Shared {
  readonly kind: "stream";
  readonly route: R;
  readonly input: I;
  readonly events: E;
}

/** The same for a reply that is a text of its own kind, such as a calendar file. */
export interface Document<R extends Route = Route, I extends z.ZodType = z.ZodType> extends Shared {
  readonly kind: "document";
  readonly route: R;
  readonly input: I;
  readonly contentType: string;
  /** What it can be besides, where the request asks for it. */
  readonly otherContentTypes?: readonly string[];
  /** It sends the browser on to another page. */
  readonly redirects?: boolean;
}

/** Places where a person decides about the account itself: no token opens them, so none can widen itself. */
const personalPlaces = ["/api/account", "/api/users", "/api/tokens", "/api/push", "/api/jobs", "/api/portfolio/shares"];

function takesToken(route: Route, access: Access = "session"): boolean {
  return access === "session" && !personalPlaces.some((place) => route.includes(` ${place}`));
}

function problemsOf(options: {
  needsRecentSignIn?: boolean;
  problems?: readonly ProblemCode[];
}): readonly ProblemCode[] {
  const { needsRecentSignIn = false, problems = [] } = options;
  return needsRecentSignIn ? [...problems, "requires-recent-login"] : problems;
}

export function endpoint<const R extends Route, I extends z.ZodType, O extends z.ZodType>(
  route: R,
  options: {
    summary: string;
    input: I;
    output: O;
    access?: Access;
    status?: number;
    creates?: boolean;
    isOneClick?: boolean;
    takesFile?: boolean;
    comesLater?: (output: unknown) => boolean;
    takesQuestion?: boolean;
    takesToken?: boolean;
    needsRecentSignIn?: boolean;
    problems?: readonly ProblemCode[];
  },
): Endpoint<R, I, O> {
  return {
    kind: "endpoint",
    route,
    access: "session",
    status: 200,
    creates: false,
    isOneClick: false,
    takesFile: false,
    comesLater: null,
    takesQuestion: false,
    takesToken: takesToken(route, options.access),
    needsRecentSignIn: false,
    ...options,
    problems: problemsOf(options),
  };
}

export function stream<const R extends Route, I extends z.ZodType, E extends Readonly<Record<string, z.ZodType>>>(
  route: R,
  options: {
    summary: string;
    input: I;
    events: E;
    access?: Access;
    takesQuestion?: boolean;
    takesToken?: boolean;
    needsRecentSignIn?: boolean;
    problems?: readonly ProblemCode[];
  },
): Stream<R, I, E> {
  return {
    kind: "stream",
    route,
    access: "session",
    takesQuestion: false,
    takesToken: takesToken(route, options.access),
    needsRecentSignIn: false,
    ...options,
    problems: problemsOf(options),
  };
}

export function document<const R extends Route, I extends z.ZodType>(
  route: R,
  options: {
    summary: string;
    input: I;
    contentType: string;
    otherContentTypes?: readonly string[];
    redirects?: boolean;
    access?: Access;
    takesToken?: boolean;
    needsRecentSignIn?: boolean;
    problems?: readonly ProblemCode[];
  },
): Document<R, I> {
  return {
    kind: "document",
    route,
    access: "session",
    takesQuestion: false,
    takesToken: takesToken(route, options.access),
    needsRecentSignIn: false,
    ...options,
    problems: problemsOf(options),
  };
}

/** `GET /api/watchlists/:id` -> its method and its path. */
export function splitRoute(route: string): { method: Method; path: string } {
  const space = route.indexOf(" ");
  return { method: route.slice(0, space) as Method, path: route.slice(space + 1) };
}

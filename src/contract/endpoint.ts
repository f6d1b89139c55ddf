import type { z } from "zod";
import type { ProblemCode } from "./problem.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type Route = `${Method} /api/${string}`;

/** The permitted callers of an endpoint: anyone, a signed-in user, or the administrator. */
export type Access = "anonymous" | "session" | "administrator";

interface Shared {
  readonly summary: string;
  readonly access: Access;
  readonly problems: readonly ProblemCode[];
  /** The body is a question to the assistant. Such requests have their own limit. */
  readonly takesQuestion: boolean;
  /**
   * A personal access token can be used like a session. Reading needs the scope read, changing needs the scope write.
   */
  readonly takesToken: boolean;
  /** Requires that users confirmed their identity within the last ten minutes. */
  readonly needsRecentSignIn: boolean;
}

/**
 * One endpoint of the HTTP API as data: the server serves it, the browser calls it, OpenAPI and the access test read
 * it.
 */
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
  /** A POST that creates something: `Idempotency-Key` is honoured. */
  readonly creates: boolean;
  /** Mail programs can call it from any origin with their own form body (RFC 8058). Origin and body aren't checked. */
  readonly isOneClick: boolean;
  /** The body may be as large as an uploaded file. */
  readonly takesFile: boolean;
  /** True for outputs that are completed later, which get the status 202. Null: never. */
  readonly comesLater: ((output: unknown) => boolean) | null;
}

/** The same for a server-sent event stream, with one schema per event name. */
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

/** The same for a document with its own content type, such as a calendar file. */
export interface Document<R extends Route = Route, I extends z.ZodType = z.ZodType> extends Shared {
  readonly kind: "document";
  readonly route: R;
  readonly input: I;
  readonly contentType: string;
  /** Alternative content types, if the request accepts them. */
  readonly otherContentTypes?: readonly string[];
  /** Redirects the browser to another page. */
  readonly redirects?: boolean;
}

/** Endpoints for the account itself. Tokens can't use them, so a token can't extend its own rights. */
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

/** Splits a route such as `GET /api/watchlists/:id` into method and path. */
export function splitRoute(route: string): { method: Method; path: string } {
  const space = route.indexOf(" ");
  return { method: route.slice(0, space) as Method, path: route.slice(space + 1) };
}

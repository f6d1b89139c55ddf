import type { Session } from "#contract/account.ts";
import { learnServerTime } from "../format/clock.ts";
import type { ApiRoute, Input, Output } from "./call.ts";

interface Opening {
  readonly at: number;
  readonly answers: readonly { readonly route: string; readonly input: object; readonly output: unknown }[];
}

/** The page's answers are those of its first moments; what is asked later is asked of the server. */
const lifeMs = 10_000;
const endsAt = performance.now() + lifeMs;
let answers: Map<string, unknown> | null = null;

/** The answer that came with the page, once; undefined where none did. */
export function takeOpening<R extends ApiRoute>(route: R, input: Input<R>): Output<R> | undefined {
  const key = keyOf(route, input);
  const found = opened().get(key);
  opened().delete(key);
  return found as Output<R> | undefined;
}

/** Who the page was made for; stays there to be taken. */
export function openedSession(): Session | null {
  return (opened().get(keyOf("GET /api/account/session", {})) as Session | undefined) ?? null;
}

/** Drops the rest: something was changed, or somebody else may be signed in. */
export function forgetOpening(): void {
  opened().clear();
}

function opened(): Map<string, unknown> {
  answers ??= read();
  if (performance.now() > endsAt) answers.clear();
  return answers;
}

function read(): Map<string, unknown> {
  const element = typeof document === "undefined" ? null : document.querySelector("#opening");
  if (element === null) return new Map();
  const opening = JSON.parse(element.textContent) as Opening;
  element.remove();
  learnServerTime(opening.at);
  return new Map(opening.answers.map(({ route, input, output }) => [keyOf(route, input), output]));
}

/** The same for the same question, in whatever order its parts are written. */
function keyOf(route: string, input: object): string {
  const parts = Object.entries(input).filter(([, value]) => value !== undefined);
  return `${route} ${JSON.stringify(parts.toSorted(([one], [other]) => (one < other ? -1 : 1)))}`;
}

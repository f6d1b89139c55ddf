import type { Session } from "#contract/account.ts";
import { learnServerTime } from "../format/clock.ts";
import type { ApiRoute, Input, Output } from "./call.ts";
import { noteAnswer, tabAccount } from "./offline.ts";

interface Opening {
  readonly at: number;
  readonly answers: readonly { readonly route: string; readonly input: object; readonly output: unknown }[];
}

/** Answers embedded in the page are valid only at first; later questions go to the server. */
const lifeMs = 10_000;
const endsAt = performance.now() + lifeMs;
let answers: Map<string, unknown> | null = null;

/** Returns the answer embedded in the page, once; undefined if there is none. */
export function takeOpening<R extends ApiRoute>(route: R, input: Input<R>): Output<R> | undefined {
  const key = keyOf(route, input);
  const found = opened().get(key);
  opened().delete(key);
  if (found !== undefined) noteAnswer(tabAccount(), route, input, found);
  return found as Output<R> | undefined;
}

/** Returns the session the page was rendered with, and leaves it in place. */
export function openedSession(): Session | null {
  return (opened().get(keyOf("GET /api/account/session", {})) as Session | undefined) ?? null;
}

/** Drops the remaining answers after a change or a new sign-in. */
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

/** Returns the same key for the same input, regardless of the order of its parts. */
function keyOf(route: string, input: object): string {
  const parts = Object.entries(input).filter(([, value]) => value !== undefined);
  return `${route} ${JSON.stringify(parts.toSorted(([one], [other]) => (one < other ? -1 : 1)))}`;
}

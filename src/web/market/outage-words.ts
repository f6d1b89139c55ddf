import { formatSince } from "../format/format-date.ts";
import { outageText } from "../text/outage-text.ts";
import type { Provider } from "./use-providers.ts";

type Outage = Pick<Provider, "name" | "failingSince" | "retryAt">;

/**
 * Names the unavailable sources and the start of the outage: "Unavailable since 14:32: Yahoo Finance." Empty without
 * an outage.
 */
export function outageWords(providers: readonly Outage[], nowMs: number): string {
  const since = providers.flatMap(({ failingSince }) => failingSince ?? []).toSorted()[0];
  if (since === undefined) return "";
  const names = providers.map(({ name }) => name);
  const list = [names.slice(0, -1).join(", "), names.at(-1)].filter((part) => part !== "").join(outageText.and);
  return outageText.unavailable(list, formatSince(Date.parse(since), nowMs));
}

/** Gives the time of the next retry: "Retrying in 20 s." */
export function retryWords(providers: readonly Outage[], nowMs: number): string {
  const waits = providers.map(({ retryAt }) => (retryAt === null ? 0 : Date.parse(retryAt) - nowMs));
  const seconds = Math.ceil(Math.min(...waits) / 1000);
  return seconds > 0 ? outageText.retryingIn(seconds) : outageText.retrying;
}

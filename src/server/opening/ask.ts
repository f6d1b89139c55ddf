import type { Api } from "#contract/index.ts";

/** Asks one address as the visitor of the page; null where it was refused or does not exist. */
export type Ask = <R extends keyof Api>(route: R, input: Api[R]["input"]) => Promise<Api[R]["output"] | null>;

import { type Lack, lackText, type ReturnLack, returnLackText } from "#core/portfolio/lack.ts";
import { lacksText } from "../text/lacks-text.ts";
import { formatDay } from "./format-date.ts";

/** Writes what a figure lacks in the page's language. */
export function writtenLack(lack: Lack): string {
  return lackText(lacksText, lack, formatDay);
}

/** Writes why there is no return in the page's language; undefined where there is one. */
export function writtenReturnLack(lack: ReturnLack | undefined): string | undefined {
  return lack === undefined ? undefined : returnLackText(lack, writtenLack);
}

/** Writes what a benchmark lacks; undefined where it lacks nothing. */
export function writtenBenchmarkLack(
  benchmark: { readonly reason: Lack | null } | null | undefined,
): string | undefined {
  return benchmark?.reason == null ? undefined : writtenLack(benchmark.reason);
}

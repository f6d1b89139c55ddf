import type { z } from "zod";
import type { Hint as HintSchema } from "#contract/problem.ts";
import { englishFault } from "#core/faults/english-fault.ts";
import { type Account, looseTransfers } from "#core/portfolio/index.ts";
import type { LedgerLine } from "./store.ts";

export type Hint = z.infer<typeof HintSchema>;

/** Why transfers of shares that look like two ends of one aren't, by line. */
export function transferHints(accounts: readonly Account[], lines: readonly LedgerLine[]): ReadonlyMap<string, Hint> {
  const loose = looseTransfers(accounts, lines);
  return new Map([...loose].map(([id, fault]) => [id, { message: englishFault(fault), fault }]));
}

import { maxDrawings, maxDrawnSymbols } from "#core/market/drawing-limits.ts";
import { maxPhotoBytes } from "../account/profile.ts";
import { maxReports } from "../assistant/research/max-reports.ts";
import type { LimitName } from "../config.ts";
import { nestingFault } from "../http/nesting-fault.ts";
import type { Refusal } from "../http/refusal.ts";
import { maximumAccounts } from "../portfolio/accounts.ts";
import { maximumPrices } from "../portfolio/instruments.ts";
import { maxSets, maxTries } from "../strategy/tries.ts";
import { maximumLists } from "../watchlists/watchlists.ts";
import { faulty, tooMany } from "./copy-faults.ts";

type Sizes = Readonly<Record<LimitName, number>>;

/** A body nested as deep as is taken lies so much deeper in the file. */
const depthOfEntries = 8;
/** Lists that lie no deeper have a bound of their own. */
const depthOfBounds = 6;

/** How many of each list a file may have: as many as the server keeps of somebody. `*`: each of them; `+`: all of them together. */
export function copyBounds(sizes: Sizes): readonly (readonly [path: string, most: number])[] {
  return [
    ["watchlists", maximumLists],
    ["watchlists.*.symbols", sizes.LIMIT_WATCHLIST_SYMBOLS],
    ["portfolio.accounts", maximumAccounts],
    ["portfolio.imports", 10_000],
    ["portfolio.transactions", sizes.LIMIT_PORTFOLIO_TRANSACTIONS],
    ["portfolio.instruments", sizes.LIMIT_PORTFOLIO_HOLDINGS],
    ["portfolio.instruments.+.manualPrices", maximumPrices],
    ["portfolio.columnMappings", 1_000],
    ["notes", sizes.LIMIT_NOTES],
    ["drawings", maxDrawnSymbols],
    ["drawings.*.drawings", maxDrawings],
    ["alerts", sizes.LIMIT_ALERTS],
    // More than are kept for long: what is beyond goes with the next upkeep.
    ["alerts.+.events", 10_000],
    ["newsletter.issues", sizes.LIMIT_NEWSLETTER_ISSUES],
    ["strategies.runs", sizes.LIMIT_STRATEGY_RUNS],
    ["strategies.tries", maxSets * maxTries],
    ["assistant.conversations", sizes.LIMIT_CONVERSATIONS],
    ["assistant.conversations.*.messages", sizes.LIMIT_CONVERSATION_MESSAGES],
    ["assistant.reports", maxReports],
    ["assistant.scheduledQuestions", sizes.LIMIT_SCHEDULED_QUESTIONS],
  ];
}

/** Looks at how much there is before anything of it is read: lengths, nesting, and what a database cannot keep. */
export function boundFault(file: unknown, sizes: Sizes): Refusal | null {
  for (const [path, most] of copyBounds(sizes)) {
    const counted = lengthsAt(file, path.split("."));
    const [over] = counted.filter(({ length }) => length > most);
    if (over !== undefined) return tooMany(over.path, most);
  }
  const nested = nestingFault(file, { deeper: depthOfEntries, listsFrom: depthOfBounds });
  if (nested !== null) return faulty([nested]);
  const [photo] = textsAt(file, ["profile", "photo", "image"]);
  return photo !== undefined && photo.length > Math.ceil(maxPhotoBytes / 3) * 4
    ? faulty([{ path: "profile.photo.image", message: "At most 1 MiB" }])
    : null;
}

function lengthsAt(
  root: unknown,
  [name = "", ...rest]: readonly string[],
  path = "",
): { path: string; length: number }[] {
  if (name === "*" || name === "+") {
    const all = (Array.isArray(root) ? root : []).flatMap((item: unknown, index) =>
      lengthsAt(item, rest, `${path}.${index}`),
    );
    if (name === "*") return all;
    return [{ path: `${path}.${rest.join(".")}`, length: all.reduce((sum, { length }) => sum + length, 0) }];
  }
  const value = field(root, name);
  const here = path === "" ? name : `${path}.${name}`;
  if (rest.length > 0) return lengthsAt(value, rest, here);
  return Array.isArray(value) ? [{ path: here, length: value.length }] : [];
}

function textsAt(root: unknown, path: readonly string[]): string[] {
  const found = path.reduce(field, root);
  return typeof found === "string" ? [found] : [];
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

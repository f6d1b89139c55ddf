import { randomBytes } from "node:crypto";
import type { Quote, QuoteChange } from "#contract/market.ts";
import { eventFrame } from "../http/serve.ts";
import type { Selection } from "./live-selections.ts";
import { quoteText } from "./quote-text.ts";
import type { Quotes } from "./quotes.ts";

interface Current {
  readonly quote: Quote;
  /** Number of the change that made it what it is, and of the one before. */
  readonly version: number;
  readonly previousVersion: number;
  /** The fields that the last change changed, as JSON. */
  readonly changeText: string;
}

/** The quotes of watched symbols with a count of their changes, and the frames that carry these. */
export function createLiveChanges(quotes: Pick<Quotes, "held">, holders: ReadonlyMap<string, number>) {
  // Names this process's count of changes: an id of another process cannot be resumed here.
  const epoch = randomBytes(6).toString("hex");
  const current = new Map<string, Current>();
  let version = 0;

  function note(symbol: string): void {
    // Its last listener may have left while it was asked for.
    if (!holders.has(symbol)) return;
    const quote = quotes.held(symbol);
    if (quote === undefined) return;
    const before = current.get(symbol);
    if (before?.quote === quote) return;
    const change = before === undefined ? quote : changedFields(before.quote, quote);
    if (change === null) return;
    version += 1;
    const changeText = before === undefined ? quoteText(quote) : JSON.stringify(change);
    current.set(symbol, { quote, changeText, version, previousVersion: before?.version ?? 0 });
  }

  /** Returns the changes to a selection since a version; null when there are none. */
  function frameFor(selection: Selection, fromVersion: number): Uint8Array | null {
    const made = selection.frame;
    if (made !== null && made.fromVersion === fromVersion && made.toVersion === version) return made.bytes;
    const changes: string[] = [];
    for (const symbol of selection.symbols) {
      const state = current.get(symbol);
      if (state === undefined || state.version <= fromVersion) continue;
      changes.push(state.previousVersion <= fromVersion ? state.changeText : quoteText(state.quote));
    }
    const data = `{"quotes":[${changes.join(",")}]}`;
    const bytes = changes.length === 0 ? null : eventFrame("quotes", data, `${epoch}-${version}`);
    selection.frame = { fromVersion, toVersion: version, bytes };
    return bytes;
  }

  function resumedVersion(lastEventId: string | null): number {
    const [givenEpoch, count] = (lastEventId ?? "").split("-");
    const resumed = Number(count);
    return givenEpoch === epoch && Number.isInteger(resumed) && resumed <= version ? resumed : 0;
  }

  return {
    current: current as Pick<ReadonlyMap<string, Current>, "has">,
    version: (): number => version,
    note,
    frameFor,
    resumedVersion,
    forget: (symbol: string): boolean => current.delete(symbol),
    clear: (): void => current.clear(),
  };
}

/** The fields of `after` that differ, with symbol and provenance; null when nothing a reader could see changed. */
export function changedFields(before: Quote, after: Quote): QuoteChange | null {
  const change: Record<string, unknown> = { symbol: after.symbol, provenance: after.provenance };
  let isChanged =
    before.provenance.status !== after.provenance.status ||
    before.provenance.asOf !== after.provenance.asOf ||
    before.provenance.fetchedAt !== after.provenance.fetchedAt ||
    before.provenance.note !== after.provenance.note;
  for (const [field, value] of Object.entries(after)) {
    if (field === "provenance" || before[field as keyof Quote] === value) continue;
    change[field] = value;
    isChanged = true;
  }
  return isChanged ? (change as QuoteChange) : null;
}

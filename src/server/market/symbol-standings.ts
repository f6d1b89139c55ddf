import { LRUCache } from "lru-cache";

/** The state of a symbol besides its quote. */
export interface Standing {
  /** Time until which it counts as unknown; 0 when no source has reported it unknown. */
  readonly unknownUntilMs: number;
  /** Time until which the source isn't asked again after an unusable answer, because it would repeat it. */
  readonly restingUntilMs: number;
  /** The reason why quotes were held back since the last good one, in words. */
  readonly heldBack: string | null;
  /** A note for users on the held quote. */
  readonly label: string | null;
  readonly sightings: readonly { readonly price: number; readonly asOf: string }[];
}

const good: Standing = { unknownUntilMs: 0, restingUntilMs: 0, heldBack: null, label: null, sightings: [] };

/** One record per symbol; those that have not been asked for longest are forgotten. */
export function createSymbolStandings(maxSymbols: number) {
  const standings = new LRUCache<string, Standing>({ max: maxSymbols });
  const of = (symbol: string): Standing => standings.get(symbol) ?? good;

  return {
    of,

    change(symbol: string, change: Partial<Standing>): void {
      standings.set(symbol, { ...of(symbol), ...change });
    },

    /** A quote was taken: nothing that was known before holds any more. */
    reset(symbol: string, label: string | null): void {
      if (label === null) standings.delete(symbol);
      else standings.set(symbol, { ...good, label });
    },
  };
}

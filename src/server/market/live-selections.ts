/** Symbols that are listened to together, by however many. */
export interface Selection {
  readonly symbols: readonly string[];
  /** The frame made last, by what its listeners had before: those that have the same get the same bytes. */
  frame: { readonly fromVersion: number; readonly toVersion: number; readonly bytes: Uint8Array | null } | null;
  listeners: number;
}

/** The selections that are listened to. `onLeft` is called with a symbol that no selection holds any more. */
export function createLiveSelections(onLeft: (symbol: string) => void) {
  const selections = new Map<string, Selection>();
  /** Number of selections that hold a symbol. */
  const holders = new Map<string, number>();

  function select(symbols: readonly string[]): Selection {
    const unique = [...new Set(symbols)];
    const name = unique.join();
    const known = selections.get(name);
    const selection = known ?? { symbols: unique, frame: null, listeners: 0 };
    if (known === undefined) {
      selections.set(name, selection);
      for (const symbol of selection.symbols) holders.set(symbol, (holders.get(symbol) ?? 0) + 1);
    }
    selection.listeners += 1;
    return selection;
  }

  function release(selection: Selection): void {
    selection.listeners -= 1;
    if (selection.listeners > 0) return;
    selections.delete(selection.symbols.join());
    for (const symbol of selection.symbols) {
      const left = (holders.get(symbol) ?? 1) - 1;
      if (left > 0) {
        holders.set(symbol, left);
        continue;
      }
      holders.delete(symbol);
      onLeft(symbol);
    }
  }

  return { holders: holders as ReadonlyMap<string, number>, select, release };
}

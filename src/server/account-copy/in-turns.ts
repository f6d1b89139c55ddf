const atOnce = 500;

/** Entries with their numbers; between pieces of them others have their turn, which a transaction of SQLite alone never gives. */
export async function* inTurns<T>(list: readonly T[]): AsyncGenerator<[number, T]> {
  for (const [index, item] of list.entries()) {
    if (index % atOnce === 0) await new Promise((resolve) => setImmediate(resolve));
    yield [index, item];
  }
}

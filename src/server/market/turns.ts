/** Lets so many pieces of work be under way at once, the others in order after them; each turn lets other requests in first. */
export function createTurns(atOnce: number) {
  const waiting: (() => void)[] = [];
  let underWay = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (underWay >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else underWay++;
    try {
      // The embedded database answers at once: without this, hundreds of readings would be one long turn.
      await new Promise((resolve) => setImmediate(resolve));
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) underWay--;
      else next();
    }
  };
}

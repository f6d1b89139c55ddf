/** The most symbols the server accepts per request. */
const symbolsPerRequest = 50;

/** Splits the unique symbols, in order, into batches for one request each. */
export function symbolBatches(symbols: readonly string[]): string[][] {
  const distinct = [...new Set(symbols)];
  const batches: string[][] = [];
  for (let start = 0; start < distinct.length; start += symbolsPerRequest)
    batches.push(distinct.slice(start, start + symbolsPerRequest));
  return batches;
}

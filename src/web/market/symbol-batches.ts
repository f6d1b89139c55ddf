/** The most symbols the server answers for at once. */
const symbolsPerRequest = 50;

/** Each symbol once, in its order, in batches that one request may ask for. */
export function symbolBatches(symbols: readonly string[]): string[][] {
  const distinct = [...new Set(symbols)];
  const batches: string[][] = [];
  for (let start = 0; start < distinct.length; start += symbolsPerRequest)
    batches.push(distinct.slice(start, start + symbolsPerRequest));
  return batches;
}

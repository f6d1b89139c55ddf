/** The result of the work; null if it was stopped before. */
export async function unlessStopped<T>(work: Promise<T>, signal: AbortSignal): Promise<T | null> {
  const over = new AbortController();
  const stopped = new Promise<null>((resolve) => {
    if (signal.aborted) resolve(null);
    else signal.addEventListener("abort", () => resolve(null), { once: true, signal: over.signal });
  });
  try {
    const result = await Promise.race([stopped, work]);
    return signal.aborted ? null : result;
  } finally {
    over.abort();
  }
}

// A device's clock may be minutes or years off; ages are told by the server's, learnt from the Date of its answers.
const toleratedMs = 2000;
let leadMs = 0;

/** The present, by the server's clock as far as it is known. */
export function now(): number {
  return Date.now() + leadMs;
}

/** Tells the server's time, as an answer that just arrived states it. */
export function learnServerTime(serverMs: number): void {
  const difference = serverMs - Date.now();
  if (Number.isFinite(difference)) leadMs = Math.abs(difference) > toleratedMs ? difference : 0;
}

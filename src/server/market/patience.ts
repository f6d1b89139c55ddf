/** How long a reader waits for a renewal while an old value could be shown. */
const patienceMs = 1_500;

/** Null once a reader has waited long enough; raced against a renewal. */
export function patience(): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), patienceMs).unref();
  });
}

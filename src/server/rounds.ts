/**
 * Rounds of the same work: one every `everyMs` and one whenever woken, never two at once. Waking it during a round leads to
 * one more.
 */
export function createRounds(options: {
  everyMs: number;
  canStart: () => boolean;
  round: () => Promise<void>;
  onError: (error: unknown) => void;
}) {
  const { everyMs, canStart, round, onError } = options;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let isAskedMeanwhile = false;

  function wake(): void {
    if (!canStart()) return;
    if (running !== null) {
      isAskedMeanwhile = true;
      return;
    }
    running = round()
      .catch(onError)
      .finally(() => {
        running = null;
        const isDueAgain = isAskedMeanwhile;
        isAskedMeanwhile = false;
        if (isDueAgain) wake();
      });
  }

  return {
    start(): void {
      timer = setInterval(wake, everyMs);
      wake();
    },

    wake,

    /** Waits for the round under way. */
    async stop(): Promise<void> {
      if (timer !== null) clearInterval(timer);
      await running;
    },
  };
}

type Listener<Args extends readonly unknown[]> = (...args: Args) => Promise<unknown>;

export type Event<Args extends readonly unknown[]> = ReturnType<typeof createEvent<Args>>;

/** Lets a room act on what happens in another one that was made before it. */
export function createEvent<Args extends readonly unknown[]>() {
  const listeners: Listener<Args>[] = [];
  return {
    on(listener: Listener<Args>): void {
      listeners.push(listener);
    },

    /** Calls the listeners one after the other. What one throws ends it, and the caller's transaction. */
    async emit(...args: Args): Promise<void> {
      for (const listener of listeners) await listener(...args);
    },
  };
}

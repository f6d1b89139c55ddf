/** Those in this process who listen to a channel. */
export function createListeners() {
  const channels = new Map<string, Set<(text: string) => void>>();
  return {
    add(channel: string, listener: (text: string) => void): () => void {
      const listeners = channels.get(channel) ?? new Set();
      channels.set(channel, listeners.add(listener));
      return () => listeners.delete(listener);
    },
    call(channel: string, text: string): void {
      for (const listener of channels.get(channel) ?? []) listener(text);
    },
  };
}

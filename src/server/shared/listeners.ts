import type { Log } from "../log.ts";

/** Those in this process who listen to a channel. One that fails doesn't keep the text from the others. */
export function createListeners(log: Log) {
  const channels = new Map<string, Set<(text: string) => void>>();
  return {
    add(channel: string, listener: (text: string) => void): () => void {
      const listeners = channels.get(channel) ?? new Set();
      channels.set(channel, listeners.add(listener));
      return () => listeners.delete(listener);
    },
    call(channel: string, text: string): void {
      for (const listener of channels.get(channel) ?? [])
        try {
          listener(text);
        } catch (error) {
          log.error({ err: error, channel }, "a message of another instance was not understood");
        }
    },
  };
}

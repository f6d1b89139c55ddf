import { setImmediate as immediate } from "node:timers/promises";
import type { Log } from "../log.ts";
import type { createLiveChanges } from "./live-changes.ts";
import type { Selection } from "./live-selections.ts";

const maxFrameMs = 1_000;
/** Timers are late by some milliseconds: a frame that is nearly due goes out. */
const slackMs = 500;
/** Frames written in a row, which takes about 5 ms. Requests get their turn between. */
const framesInARow = 500;

export interface LiveListener {
  readonly selection: Selection;
  /** How often its symbols are to be asked for. */
  readonly everyMs: number;
  /** The time between two of its frames. */
  readonly paceMs: number;
  readonly send: (frame: Uint8Array) => boolean;
  sentVersion: number;
  /** When the last frame went out; 0 before the first. */
  sentAt: number;
  /** The first frame goes out at once; the next regular one is then left out, so that no two share a second. */
  skipsNext: boolean;
}

/** Frames with what changed, to each listener at its own pace. Polls that come more often than frames have a frame each. */
export function createLiveFrames(
  listeners: ReadonlySet<LiveListener>,
  changes: Pick<ReturnType<typeof createLiveChanges>, "version" | "frameFor">,
  pollMs: number,
  log: Log,
) {
  const frameMs = Math.min(maxFrameMs, pollMs);
  let framing: NodeJS.Timeout | null = null;
  let sending: Promise<void> | null = null;

  /** Writes to all listeners. If that takes longer than the time between two frames, the next ones are left out. */
  async function sendFrames(): Promise<void> {
    const now = Date.now();
    let inARow = 0;
    for (const listener of listeners) {
      inARow += 1;
      if (inARow % framesInARow === 0) await immediate();
      if (now - listener.sentAt < listener.paceMs - slackMs) continue;
      if (listener.skipsNext) listener.skipsNext = false;
      else
        try {
          sendFrame(listener);
        } catch (error) {
          log.error({ err: error }, "a frame of live quotes was not sent");
        }
    }
  }

  function sendFrame(listener: LiveListener): void {
    if (listener.sentVersion >= changes.version()) return;
    const frame = changes.frameFor(listener.selection, listener.sentVersion);
    const upTo = changes.version();
    // A browser that reads too slowly skips frames: it gets whole quotes later instead of a growing queue.
    if (frame === null || listener.send(frame)) {
      listener.sentVersion = upTo;
      if (frame !== null) listener.sentAt = Date.now();
    }
  }

  return {
    send: sendFrame,

    start(): void {
      framing ??= setInterval(() => {
        sending ??= sendFrames().finally(() => (sending = null));
      }, frameMs);
    },

    stop(): void {
      if (framing !== null) clearInterval(framing);
      framing = null;
    },
  };
}

import { request } from "node:http";

/** A process that holds live streams of one server: of several, each has its own, since a process may open only so many files. */
export interface ReaderTask {
  readonly origin: string;
  readonly count: number;
  readonly symbols: string;
  /** Sessions, which share the streams. */
  readonly cookies: readonly string[];
  /** Frames to measure after all streams are open. */
  readonly frames: number;
}

/** `opened` comes once all streams are open, `figures` once the frames have arrived. */
export type ReaderReport =
  | { readonly kind: "opened"; readonly opened: number }
  | {
      readonly kind: "figures";
      readonly opened: number;
      readonly broken: number;
      readonly frames: number;
      readonly missing: number;
      /** How many arrivals came so many milliseconds after the first of their frame. */
      readonly delays: readonly number[];
    };

const openedAtOnce = 50;

let isMeasuring = false;
let broken = 0;
let opened = 0;
/** The versions of the quotes that arrived, oldest first. A stream that gets a later one at once has all before it. */
const frames: { readonly version: number; readonly firstAt: number; arrivals: number }[] = [];
const delays: number[] = [];

process.on("message", (message: ReaderTask | "measure") => {
  if (message === "measure") isMeasuring = true;
  else void read(message);
});

async function read(task: ReaderTask): Promise<void> {
  const stopping = new AbortController();
  for (let number = 0; number < task.count; number += openedAtOnce)
    await Promise.all(
      Array.from({ length: Math.min(openedAtOnce, task.count - number) }, (_, index) =>
        open(task, number + index, stopping.signal),
      ),
    );
  report({ kind: "opened", opened });
  while (frames.length < task.frames) await new Promise((resolve) => setTimeout(resolve, 100));
  isMeasuring = false;
  stopping.abort();
  // The first and the last frame may have been under way.
  const complete = frames.slice(1, -1);
  const missing = complete.reduce((sum, { arrivals }) => sum + Math.max(0, opened - broken - arrivals), 0);
  report({
    kind: "figures",
    opened,
    broken,
    frames: complete.length,
    missing,
    delays: Array.from(delays, (n) => n ?? 0),
  });
}

function open({ origin, symbols, cookies }: ReaderTask, number: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const lost = (): void => {
      if (!signal.aborted) broken += 1;
      resolve();
    };
    const stream = request(
      `${origin}/api/market/live?symbols=${symbols}`,
      { headers: { cookie: cookies[number % cookies.length] ?? "" }, agent: false, signal },
      (response) => {
        if (response.statusCode !== 200) return lost();
        opened += 1;
        resolve();
        let last = 0;
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => {
          const now = performance.now();
          for (const [, count] of chunk.matchAll(/^id: ?[\da-f]+-(\d+)$/gm)) {
            note(Number(count), last, now);
            last = Number(count);
          }
        });
        response.on("error", lost);
      },
    );
    stream.on("error", lost);
    stream.end();
  });
}

/** A stream that had this version of the quotes before has now that one. */
function note(version: number, before: number, now: number): void {
  if (!isMeasuring) return;
  if ((frames.at(-1)?.version ?? 0) < version) frames.push({ version, firstAt: now, arrivals: 0 });
  for (let place = frames.length - 1; place >= 0; place -= 1) {
    const frame = frames[place];
    if (frame === undefined || frame.version <= before) break;
    if (frame.version > version) continue;
    frame.arrivals += 1;
    const delay = Math.round(now - frame.firstAt);
    delays[delay] = (delays[delay] ?? 0) + 1;
  }
}

function report(message: ReaderReport): void {
  process.send?.(message);
}

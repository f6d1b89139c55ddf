import { Worker } from "node:worker_threads";
import { createTurns } from "../../database/unit-of-work.ts";
import { type Refusal, refuse } from "../../http/refusal.ts";
import type { FileParts } from "./file-parts.ts";
import type { FileReading, FileToRead } from "./file-worker.ts";

const maxHeapMegabytes = 256;
const watchMs = 40;
const maxWaiting = 8;
const retrySeconds = 20;

interface Limits {
  readonly maxMs: number;
  /** A heap limit doesn't count unpacked bytes, so the growth of the whole process is watched as well. */
  readonly maxGrowthBytes: number;
}

/** Reads workbooks and PDF files, one at a time in a thread with a limit of time and memory. */
export function createFileReader(limits: Limits = { maxMs: 15_000, maxGrowthBytes: 600e6 }) {
  const turns = createTurns();
  let waiting = 0;

  return async (name: string, bytes: Uint8Array): Promise<FileParts | Refusal> => {
    const kind = kindOf(name, bytes);
    if ("why" in kind) return unreadable(kind.why);
    if (waiting >= maxWaiting) return refuse("rate-limited", { retryAfterSeconds: retrySeconds });
    waiting += 1;
    await turns.take();
    waiting -= 1;
    try {
      const reading = await inThread({ name, kind: kind.kind, bytes }, limits);
      return reading.ok ? reading.read : unreadable(reading.why);
    } finally {
      turns.pass();
    }
  };
}

/** By the first bytes: names lie. */
function kindOf(name: string, bytes: Uint8Array): { readonly kind: FileToRead["kind"] } | { readonly why: string } {
  const beginning = Buffer.from(bytes.subarray(0, 1024)).toString("latin1");
  if (beginning.includes("%PDF-")) return { kind: "pdf" };
  if (beginning.startsWith("PK\u0003\u0004")) return { kind: "workbook" };
  // Office keeps old and encrypted workbooks in the same container.
  if (beginning.startsWith("\u00D0\u00CF\u0011\u00E0"))
    return {
      why: /\.xls$/i.test(name)
        ? `${name} has the old Excel format. Save it as .xlsx and attach that.`
        : `${name} is protected by a password. Save a copy without it and attach that.`,
    };
  return { why: `${name} is neither an Excel workbook nor a PDF file. You can attach CSV, text, .xlsx and PDF files.` };
}

async function inThread(file: FileToRead, { maxMs, maxGrowthBytes }: Limits): Promise<FileReading> {
  const worker = new Worker(new URL("./file-worker.ts", import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
  });
  worker.unref();
  const tooLarge = `${file.name} needs too much memory to read. Attach a smaller file.`;
  const { promise, resolve } = Promise.withResolvers<FileReading>();
  const before = process.memoryUsage.rss();
  const timer = setTimeout(
    () => resolve({ ok: false, why: `${file.name} takes too long to read. Attach fewer pages or sheets.` }),
    maxMs,
  );
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() - before > maxGrowthBytes) resolve({ ok: false, why: tooLarge });
  }, watchMs);
  worker.on("message", resolve);
  worker.on("error", () => resolve({ ok: false, why: tooLarge }));
  worker.on("exit", () => resolve({ ok: false, why: tooLarge }));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
    await worker.terminate();
  }
}

function unreadable(message: string): Refusal {
  return refuse("unreadable-file", { detail: message });
}

import { parentPort, workerData } from "node:worker_threads";
import { type FileParts, UnreadableFile } from "./file-parts.ts";
import { readPdf } from "./read-pdf.ts";
import { readWorkbook } from "./read-workbook.ts";

export interface FileToRead {
  readonly name: string;
  readonly kind: "workbook" | "pdf";
  readonly bytes: Uint8Array;
}
export type FileReading =
  | { readonly ok: true; readonly read: FileParts }
  | { readonly ok: false; readonly why: string };

/** The thread that reads one file of a user's. */
const { name, kind, bytes } = workerData as FileToRead;

async function reading(): Promise<FileReading> {
  try {
    return { ok: true, read: await (kind === "pdf" ? readPdf(name, bytes) : readWorkbook(name, bytes)) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { ok: false, why: error.message };
    return { ok: false, why: `${name} is damaged. Save it again and attach the new file.` };
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await reading());

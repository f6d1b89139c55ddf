import { Worker } from "node:worker_threads";
import { decodeText, type TextEncoding } from "#core/imports/decode-text.ts";
import { type ImportChoices, type ReadImport, readImport, type UnreadFile } from "#core/imports/read-import.ts";

/** A file as it came: text, or bytes of any encoding. */
export interface GivenFile {
  readonly fileName: string;
  readonly content: string | Uint8Array;
}

export type FileReading = (ReadImport | UnreadFile) & { readonly encoding: TextEncoding };

/** What the thread is asked. */
export interface ReadingTask {
  readonly file: GivenFile;
  readonly choices: ImportChoices;
  readonly today: string;
}

/** Files up to this size are read at once; larger ones by a thread of their own, so that others are answered meanwhile. */
const atOnceBytes = 200 * 1024;
const mostMs = 30_000;

/** Reads a file as an import would take it. */
export async function readFile(file: GivenFile, choices: ImportChoices, today: string): Promise<FileReading> {
  const task = { file, choices, today };
  return file.content.length <= atOnceBytes ? readingOf(task) : inThread(task);
}

export function readingOf({ file, choices, today }: ReadingTask): FileReading {
  const { text, encoding } =
    typeof file.content === "string" ? { text: file.content, encoding: "utf-8" as const } : decodeText(file.content);
  return { ...readImport({ fileName: file.fileName, text }, choices, { today }), encoding };
}

function inThread(task: ReadingTask): Promise<FileReading> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./read-file-worker.ts", import.meta.url), { workerData: task });
    worker.unref();
    const tooLong = setTimeout(() => {
      void worker.terminate();
      resolve({
        refused: "The file takes too long to read: split it into several",
        columns: [],
        encoding: "utf-8",
      });
    }, mostMs);
    worker.once("message", (reading: FileReading) => {
      clearTimeout(tooLong);
      resolve(reading);
    });
    worker.once("error", (error: Error) => {
      clearTimeout(tooLong);
      reject(error);
    });
  });
}

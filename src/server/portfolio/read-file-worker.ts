import { parentPort, workerData } from "node:worker_threads";
import { readingOf, type ReadingTask } from "./read-file.ts";

/** The thread that reads one large file. It reads no clock, database or network. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(readingOf(workerData as ReadingTask));

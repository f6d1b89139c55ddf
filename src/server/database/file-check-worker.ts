import { parentPort, workerData } from "node:worker_threads";
import { faultOf, type FileCheck } from "./file-check.ts";

/** Thread that checks one database file. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage({ fault: faultOf(workerData as FileCheck) });

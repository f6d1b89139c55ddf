import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { buildDirectory } from "./build-directory.ts";
import type { ListFormat } from "./list-sources.ts";
import { mergeListings } from "./merge-listings.ts";
import { readList } from "./read-list.ts";
import { writeDurably } from "./write-durably.ts";

/** Files in the order in which they are merged; `to`: where the directory is written, null to count their rows. */
export interface ListTask {
  readonly files: readonly { readonly path: string; readonly format: ListFormat }[];
  readonly to: string | null;
}

const { files, to } = workerData as ListTask;
const lists = files.map(({ path, format }) => readList(readFileSync(path), format));
if (to !== null) writeDurably(to, buildDirectory(mergeListings(lists)));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(lists.reduce((sum, { length }) => sum + length, 0));

import { readFileSync } from "node:fs";
import { buildDirectory } from "./build-directory.ts";
import type { ListFormat } from "./list-sources.ts";
import { mergeListings } from "./merge-listings.ts";
import { readList } from "./read-list.ts";
import { writeDurably } from "./write-durably.ts";

/** A task for the process: files in merge order. `to` is the path of the new directory, or null to only count rows. */
export interface ListTask {
  readonly files: readonly { readonly path: string; readonly format: ListFormat }[];
  readonly to: string | null;
}

// A process of its own gives its memory back when it ends.
process.once("message", ({ files, to }: ListTask) => {
  const lists = files.map(({ path, format }) => readList(readFileSync(path), format));
  if (to !== null) writeDurably(to, buildDirectory(mergeListings(lists)));
  process.send?.(
    lists.reduce((sum, { length }) => sum + length, 0),
    () => process.disconnect?.(),
  );
});

import { closeSync, fsyncSync, openSync, renameSync, writeSync } from "node:fs";

/** Replaces a file as a whole: a reader sees the old or the new one, and a crash leaves no half. */
export function writeDurably(path: string, bytes: Uint8Array): void {
  const temporary = `${path}.${process.pid}.tmp`;
  const file = openSync(temporary, "w", 0o600);
  try {
    for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(temporary, path);
}

import { readFileSync, statSync } from "node:fs";
import type { Log } from "../log.ts";
import { type OpenDirectory, openDirectory } from "./open-directory.ts";

/** The directory that was built into a file, opened in place. */
export function createBuiltDirectory(path: string, log: Pick<Log, "info" | "warn">) {
  let opened: OpenDirectory | null = null;
  let openedAt = 0;
  reopen();

  /** Opens a directory that was built since. One that can't be opened leaves the earlier one, and is built anew. */
  function reopen(): void {
    try {
      const changedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
      if (changedAt === openedAt) return;
      openedAt = changedAt;
      if (changedAt === 0) {
        opened = null;
        return;
      }
      const file = readFileSync(path);
      const next = openDirectory(new Uint8Array(file.buffer, file.byteOffset, file.byteLength));
      if (next === null) log.warn({}, "the directory of securities is damaged or of another version");
      opened = next ?? opened;
      log.info({ instruments: opened?.size ?? 0 }, "the directory of securities is open");
    } catch (error) {
      log.warn({ err: error }, "the directory of securities can't be opened");
    }
  }

  return { current: (): OpenDirectory | null => opened, reopen };
}

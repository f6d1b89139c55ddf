import { BackupCancelled, BackupError } from "../src/server/backup/backup-error.ts";
import { ConfigError } from "../src/server/config.ts";
import { DamagedDatabaseError } from "../src/server/database/file-check.ts";
import { FolderInUseError } from "../src/server/database/process-lock.ts";
import { StartError } from "../src/server/start-error.ts";

/** Runs a command. User errors end with one line and code 1, wrong options with the usage and code 2. */
export async function endOnMistake(usage: string, command: () => Promise<void>): Promise<void> {
  if (process.argv.includes("--help")) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  try {
    await command();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code.startsWith("ERR_PARSE_ARGS")) end(`${error instanceof Error ? error.message : ""}\n\n${usage}`, 2);
    if (error instanceof ConfigError) end(error.mistakes.join("\n"), 1);
    // As shells report a program that Ctrl+C ended.
    if (error instanceof BackupCancelled) end(error.message, 130);
    if ([BackupError, FolderInUseError, StartError, DamagedDatabaseError].some((kind) => error instanceof kind))
      end(error instanceof Error ? error.message : "", 1);
    if (["ECONNREFUSED", "ENOTFOUND", "ETIMEDOUT", "28P01", "28000", "3D000"].includes(code))
      end(`PostgreSQL can't be reached or refuses: ${error instanceof Error ? error.message : code}`, 1);
    const reason = error instanceof Error ? error.message : code;
    if (["ENOSPC", "EDQUOT"].includes(code)) end(`There isn't enough room on the disk: ${reason}`, 1);
    if (["EACCES", "EPERM", "EROFS"].includes(code)) end(`The file can't be written or read: ${reason}`, 1);
    throw error;
  }
}

function end(message: string, code: number): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

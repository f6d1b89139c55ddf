import { BackupError } from "../src/server/backup/backup-error.ts";
import { ConfigError } from "../src/server/config.ts";
import { FolderInUseError } from "../src/server/database/process-lock.ts";

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
    if (error instanceof BackupError || error instanceof FolderInUseError) end(error.message, 1);
    if (["ECONNREFUSED", "ENOTFOUND", "ETIMEDOUT", "28P01", "28000", "3D000"].includes(code))
      end(`PostgreSQL can't be reached or refuses: ${error instanceof Error ? error.message : code}`, 1);
    throw error;
  }
}

function end(message: string, code: number): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

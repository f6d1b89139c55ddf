/**
 * The database can't be used at the moment: no space, no connection, a broken file or disk. The requested work wasn't
 * done.
 */
export class StorageTrouble extends Error {
  /** Code of the system, SQLite or PostgreSQL. */
  readonly code: string | undefined;

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "StorageTrouble";
    const { code } = (cause ?? {}) as { code?: unknown };
    this.code = typeof code === "string" ? code : undefined;
  }
}

/** Primary result codes of SQLite: busy, locked, out of memory, read-only, I/O error, corrupt, full, cannot open, not a database. */
const sqliteCodes = new Set([5, 6, 7, 8, 10, 11, 13, 14, 26]);
/**
 * Classes of SQLSTATE: connection exception, transaction rollback, insufficient resources, operator intervention, system error,
 * internal error. Source: PostgreSQL 15, appendix A.
 */
const sqlStateClasses = new Set(["08", "40", "53", "57", "58", "XX"]);
/** Read-only transaction (a standby), lock not available. */
const sqlStates = new Set(["25006", "55P03"]);
const systemCodes = new Set([
  "ENOSPC",
  "EDQUOT",
  "EROFS",
  "EIO",
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENOENT",
]);
/** Messages of the PostgreSQL client that come without a code. */
const clientWords =
  /connection terminated|connection error|not queryable|timeout exceeded|read timeout|closed the connection/i;

/** True for an error of the database driver that is about the database's state and not about the query. */
export function isStorageTrouble(error: unknown): boolean {
  if (error instanceof StorageTrouble) return true;
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  if (typeof errcode === "number") return sqliteCodes.has(errcode & 0xff);
  if (typeof code !== "string") return clientWords.test(error.message);
  return systemCodes.has(code) || sqlStates.has(code) || (code.length === 5 && sqlStateClasses.has(code.slice(0, 2)));
}

/** Runs a driver call and throws storage errors as StorageTrouble. */
export async function namingTrouble<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw isStorageTrouble(error) && !(error instanceof StorageTrouble) ? new StorageTrouble(error) : error;
  }
}

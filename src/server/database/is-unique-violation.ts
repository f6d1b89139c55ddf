/** True if a statement failed because the row exists: SQLSTATE 23505, SQLite 1555 (primary key) or 2067 (unique). */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  return code === "23505" || errcode === 1555 || errcode === 2067;
}

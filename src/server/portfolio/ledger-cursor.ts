import type { LedgerCursor } from "./store.ts";

export function cursorText({ date, position }: LedgerCursor): string {
  return Buffer.from(`${date}|${position}`).toString("base64url");
}

/** Null: not a cursor of ours. */
export function readCursor(text: string): LedgerCursor | null {
  const [, date, position] = /^(\d{4}-\d{2}-\d{2})\|(\d{1,9})$/.exec(Buffer.from(text, "base64url").toString()) ?? [];
  return date === undefined ? null : { date, position: Number(position) };
}

import { createHash } from "node:crypto";

/** A value of a row: the tables hold texts, whole numbers and doubles. */
export type Cell = string | number | null;
export type Row = readonly Cell[];

const modulus = 1n << 256n;

/** A row as it is written to a file, on either engine the same. */
export function rowText(row: Row): string {
  return JSON.stringify(row);
}

/** Collects rows into a hash that doesn't depend on their order: the sum of the SHA-256 of each row, modulo 2^256. */
export function createRowHash() {
  let sum = 0n;
  let rows = 0;
  return {
    add(text: string): void {
      sum = (sum + BigInt(`0x${createHash("sha256").update(text).digest("hex")}`)) % modulus;
      rows += 1;
    },
    /** How many rows there were, and the hash as 64 hexadecimal digits. */
    result: (): TableHash => ({ rows, hash: sum.toString(16).padStart(64, "0") }),
  };
}

export interface TableHash {
  readonly rows: number;
  readonly hash: string;
}

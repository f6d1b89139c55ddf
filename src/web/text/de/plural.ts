import { counted } from "../counted.ts";

/** Returns a count with its noun. German uses the singular for 1 only. */
export function plural(count: number, one: string, many: string): string {
  return `${counted(count)} ${count === 1 ? one : many}`;
}

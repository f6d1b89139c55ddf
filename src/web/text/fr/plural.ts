import { counted } from "../counted.ts";

/** Returns a count with its noun. French uses the singular for 0 and 1. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${counted(count)}\u00a0${count < 2 ? one : many}`;
}

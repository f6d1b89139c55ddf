import type { OrderKind } from "./order-rules.ts";

/** Words of an outside text that address a model instead of a reader. */
export interface TextOrder {
  readonly kind: OrderKind;
  /** The decoded words, at most 120 characters. */
  readonly excerpt: string;
  /** The way they were written: plainly, or hidden in another spelling. */
  readonly spelling:
    | "plain"
    | "scrambled"
    | "look-alike"
    | "spaced"
    | "leet"
    | "base64"
    | "hex"
    | "rot13"
    | "reversed"
    | "escaped";
}

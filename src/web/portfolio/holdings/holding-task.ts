import type { Holding } from "./holdings-columns.ts";

/** The dialog open for a holding. */
export type HoldingTask = { readonly kind: "price" | "describe"; readonly holding: Holding };

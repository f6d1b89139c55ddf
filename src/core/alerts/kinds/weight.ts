import type { AlertKind } from "../alert-kind.ts";
import { limitReading } from "../alert-reading.ts";

/** Weight of the symbol in the user's own holdings and cash. */
export interface WeightRule {
  readonly kind: "weight";
  readonly percent: number;
}

export const weightAlert: AlertKind<WeightRule> = {
  kind: "weight",
  weight: { read: ({ percent }, weight) => limitReading(weight, percent, { kind: "weight", percent: weight }) },
};

import type { AlertKind } from "../alert-kind.ts";
import { limitReading } from "../alert-reading.ts";

/** Drop of the entire portfolio from its highest point, by linked returns. */
export interface DrawdownRule {
  readonly kind: "drawdown";
  readonly percent: number;
}

export const drawdownAlert: AlertKind<DrawdownRule> = {
  kind: "drawdown",
  drawdown: { read: ({ percent }, fall) => limitReading(fall, percent, { kind: "drawdown", percent: fall }) },
};

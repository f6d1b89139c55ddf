import type { Series } from "../../backtest/backtest-input.ts";
import type { AlertKind } from "../alert-kind.ts";
import { limitReading, unknownReading, type AlertReading } from "../alert-reading.ts";

/** Today's volume, against the average of the 20 sessions before. */
export interface VolumeRule {
  readonly kind: "volume";
  readonly times: number;
}

const averagedSessions = 20;

export const volumeAlert: AlertKind<VolumeRule> = {
  kind: "volume",
  bars: { read: ({ times }, series) => volumeReading(times, series) },
};

function volumeReading(times: number, { volume }: Series): AlertReading {
  const last = volume.length - 1;
  const before = volume.slice(Math.max(0, last - averagedSessions), last);
  if (before.length < averagedSessions || before.some(Number.isNaN)) return unknownReading;
  const average = before.reduce((sum, each) => sum + each, 0) / averagedSessions;
  const today = volume[last]!;
  if (Number.isNaN(today) || average <= 0) return unknownReading;
  return limitReading(today / average, times, { kind: "volume", times: today / average });
}

import type { Evidence } from "#contract/indicators.ts";
import { missing } from "../format/missing.ts";
import { percentSign } from "../format/locale.ts";
import { fixed } from "../format/number-format.ts";
import { evidenceText } from "../text/evidence-text.ts";

/** "52.9%". */
export function percentWords(ratio: number | null): string {
  return ratio === null ? missing : `${fixed(ratio * 100, 1)}${percentSign}`;
}

/** "+0.7", in percentage points. */
export function pointWords(ratio: number | null): string {
  if (ratio === null) return missing;
  const points = fixed(ratio * 100, 1);
  return ratio > 0 ? `+${points}` : points;
}

/** "52.9%, base 52.2%, 118 calls". */
export function recordWords({ total, ratio, baseRatio }: Pick<Evidence, "total" | "ratio" | "baseRatio">): string {
  if (total === 0) return evidenceText.noCalls;
  return evidenceText.facts(percentWords(ratio), percentWords(baseRatio), evidenceText.calls(fixed(total, 0)));
}

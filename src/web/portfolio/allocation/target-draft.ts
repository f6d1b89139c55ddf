import { fieldNumber, typedNumber } from "../../format/typed-number.ts";

/** Targets while being typed: per cent as text by part. Empty means no target. */
export type TargetDraft = Readonly<Record<string, string>>;

export interface TargetSum {
  /** In per cent; null if one of them isn't a number from 0 to 100. */
  readonly percent: number | null;
  readonly isWhole: boolean;
  /** The ratios to save; null while they can't be saved. */
  readonly ratios: Readonly<Record<string, number>> | null;
}

const bounds = { min: 0, max: 100 };

/** Returns the sum of the typed targets and their ratios. They can be saved at a sum of 100 %, or if there are none. */
export function targetSum(draft: TargetDraft): TargetSum {
  const typed = Object.entries(draft).filter(([, value]) => value.trim() !== "");
  const numbers = typed.map(([id, value]) => [id, typedNumber(value.replace("%", ""), bounds) ?? Number.NaN] as const);
  if (numbers.some(([, value]) => !(value >= bounds.min && value <= bounds.max)))
    return { percent: null, isWhole: false, ratios: null };
  const percent = Math.round(numbers.reduce((sum, [, value]) => sum + value, 0) * 1000) / 1000;
  const isWhole = Math.abs(percent - 100) < 0.005;
  const canSave = isWhole || numbers.length === 0;
  return {
    percent,
    isWhole,
    ratios: canSave ? Object.fromEntries(numbers.map(([id, value]) => [id, Math.round(value * 1e4) / 1e6])) : null,
  };
}

/**
 * Returns today's weights as targets, to a tenth of a per cent, with a sum of 100. The largest takes the rounding
 * remainder.
 */
export function weightsAsTargets(parts: readonly { readonly id: string; readonly share: number }[]): TargetDraft {
  const positive = parts.filter(({ share }) => share > 0);
  const tenths = positive.map(({ share }) => Math.round(share * 1000));
  const rest = 1000 - tenths.reduce((sum, value) => sum + value, 0);
  const largest = tenths.indexOf(Math.max(...tenths));
  return Object.fromEntries(
    positive.map(({ id }, index) => [
      id,
      fieldNumber(String(((tenths[index] ?? 0) + (index === largest ? rest : 0)) / 10)),
    ]),
  );
}

import { typedNumber } from "../format/typed-number.ts";

/** Reads typed text as a number within bounds. If the field may be empty, a zero outside the bounds counts as empty. */
export function readNumber(
  typed: string,
  { min, max, isWhole, mayBeEmpty }: { min: number; max: number; isWhole: boolean; mayBeEmpty: boolean },
): { readonly ok: true; readonly value: number | null } | { readonly ok: false } {
  const words = typed.replaceAll(/[\s%]/g, "");
  if (words === "") return mayBeEmpty ? { ok: true, value: null } : { ok: false };
  const value = typedNumber(words, { min, max });
  if (value === null) return { ok: false };
  if (mayBeEmpty && value === 0 && min > 0) return { ok: true, value: null };
  return value >= min && value <= max && (!isWhole || Number.isInteger(value)) ? { ok: true, value } : { ok: false };
}

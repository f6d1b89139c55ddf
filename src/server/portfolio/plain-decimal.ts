import { decimal, decimalText, parseDecimal } from "#core/money/decimal.ts";

/** A ratio as it is kept: "1:3", "1/3" and "1-for-3" are 0.333333333333, in which a third is found again. */
export function plainRatio(text: string | null | undefined): string | null {
  const [, fresh, old] = /^\s*(\d{1,6})\s*(?::|\/|-?for-?)\s*(\d{1,6})\s*$/i.exec(text ?? "") ?? [];
  if (fresh === undefined || old === undefined || Number(old) === 0) return plainDecimal(text);
  return decimalText(decimal(decimal(fresh).div(decimal(old)).round(12).toFixed()));
}

const plain = /^(?:0|[1-9]\d*)(?:\.\d+)?$/;

/**
 * A decimal as it is kept: as people wrote it where that is plain ("131.20"), else rewritten ("+.5" is "0.5"). Null for none;
 * what is no decimal stays as it is, for a check to name it.
 */
export function plainDecimal(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? "";
  if (trimmed === "") return null;
  const value = plain.test(trimmed) ? null : parseDecimal(trimmed);
  return value === null ? trimmed : decimalText(value);
}

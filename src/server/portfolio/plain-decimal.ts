import { decimalText, parseDecimal } from "#core/money/decimal.ts";

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

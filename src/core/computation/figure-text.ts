import type { FigureUnit } from "#core/grounding/evidence.ts";

const symbols: Readonly<Record<string, string>> = { USD: "$", EUR: "€", GBP: "£", JPY: "¥" };

/**
 * Formats the value of a fact: "$1,234.56", "+2.07%", "4.35T", "4 March 2026". `signed` also writes a plus. `isShort`
 * leaves out the digits a sentence doesn't need: "$1,235", "2.1%", "4.3T", "March 2026".
 */
export function figureText(
  { value, unit, currency }: { readonly value: number; readonly unit: FigureUnit; readonly currency: string | null },
  signed = false,
  isShort = false,
): string {
  if (unit === "date") return dateText(value, isShort);
  const sign = value < 0 ? "−" : signed && value > 0 ? "+" : "";
  const size = Math.abs(value);
  if (isShort && unit !== "shares" && size >= 1) {
    if (unit === "percent" || unit === "percentage-points")
      return `${sign}${fixed(size, size < 100 ? 1 : 0)}${unit === "percent" ? "%" : " points"}`;
    if (size >= 100) {
      const number = size >= 1e6 ? large(size, 1) : fixed(size, 0);
      return sign + withCurrency(number, unit, currency);
    }
  }
  if (unit === "percent") return `${sign}${fixed(size, Number.isInteger(size) ? 0 : size < 10 ? 2 : 1)}%`;
  if (unit === "percentage-points") return `${sign}${fixed(size, 2)} points`;
  if (unit === "count" || unit === "days")
    return `${sign}${size.toLocaleString("en-US", { maximumFractionDigits: 1 })}`;
  if (unit === "shares")
    return `${sign}${size >= 1e6 ? large(size) : size.toLocaleString("en-US", { maximumFractionDigits: 6 })}`;
  const number = size >= 1e6 ? large(size) : sizeText(size, unit, currency);
  return sign + withCurrency(number, unit, currency);
}

function withCurrency(number: string, unit: FigureUnit, currency: string | null): string {
  if (unit !== "money" || currency === null) return number;
  const symbol = symbols[currency];
  return symbol === undefined ? `${number} ${currency}` : `${symbol}${number}`;
}

/** A size below a million without its unit, in English: "178.88", "0.0512". */
export function sizeText(size: number, unit: FigureUnit, currency: string | null): string {
  return size !== 0 && size < 0.1 ? small(size) : ordinary(size, unit, currency);
}

/** Money has the digits of its currency. Rates and payments per share, below 2, have up to four. */
function ordinary(size: number, unit: FigureUnit, currency: string | null): string {
  if (unit !== "money") return fixed(size, 2);
  const digits = currencyDigits(currency);
  return size.toLocaleString("en-US", {
    minimumFractionDigits: digits,
    maximumFractionDigits: size < 2 ? 4 : digits,
  });
}

/** The digits of an amount after its point. */
export function currencyDigits(currency: string | null): number {
  // Codes that aren't currencies, such as GBp, have two digits.
  if (currency === null || !/^[A-Z]{3}$/.test(currency)) return 2;
  return new Intl.NumberFormat("en-US", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

function large(size: number, digits = 2): string {
  const steps = [
    [1e12, "T"],
    [1e9, "B"],
    [1e6, "M"],
  ] as const;
  // Values that round up to 1,000 millions are billions.
  const rounded = Number(size.toPrecision(digits + 3));
  const [unit, letter] = steps.find(([least]) => rounded >= least) ?? steps[2];
  return `${fixed(size / unit, digits)}${letter}`;
}

/** "0.0512", "0.00001234": values that four decimals would show as zero keep four digits. */
function small(size: number): string {
  return size < 0.001 ? size.toLocaleString("en-US", { maximumSignificantDigits: 4 }) : fixed(size, 4);
}

function fixed(value: number, digits: number): string {
  return value.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function dateText(milliseconds: number, isMonth: boolean): string {
  return new Date(milliseconds).toLocaleDateString("en-GB", {
    ...(!isMonth && { day: "numeric" }),
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
}

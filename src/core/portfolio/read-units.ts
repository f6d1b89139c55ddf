import { type Exact, tenTo, unitsOf } from "./exact.ts";

const maxLength = 60;
const written = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/** A decimal written plainly, without exponent or separators, never below zero; null for anything else. */
export function readExact(text: string): Exact | null {
  const trimmed = text.trim();
  if (trimmed.length > maxLength || !written.test(trimmed)) return null;
  const [whole = "", fraction = ""] = trimmed.replace(/^[+-]/, "").split(".");
  const digits = BigInt(whole + fraction);
  return trimmed.startsWith("-") && digits > 0n ? null : { digits, places: fraction.length };
}

/** So many digits are a binary number without remainder. */
const maxSafeDigits = 15;
/** The whole digits of the last short number that was scanned, and how many of them are after the point. */
export const scanned = { digits: 0, places: 0 };

/** Reads a short number into `scanned` without making an object; false for what is no such number. */
export function scan(text: string): boolean {
  const { length } = text;
  if (length === 0 || length > maxSafeDigits) return false;
  let point = -1;
  let digits = 0;
  for (let index = 0; index < length; index += 1) {
    const code = text.charCodeAt(index) - 48;
    if (code >= 0 && code <= 9) digits = digits * 10 + code;
    else if (code === -2 && point < 0) point = index;
    else return false;
  }
  if (point >= 0 && length === 1) return false;
  scanned.digits = digits;
  scanned.places = point < 0 ? 0 : length - point - 1;
  return true;
}

/** A number as whole units of 10^-wanted; null for what is no number. */
export function readUnits(text: string, wanted: number): bigint | null {
  if (!scan(text) || scanned.places > wanted) {
    const exact = readExact(text);
    return exact === null ? null : unitsOf(exact, wanted);
  }
  const { digits, places } = scanned;
  if (digits === 0) return 0n;
  const shifted = wanted - places <= maxSafeDigits ? digits * 10 ** (wanted - places) : Number.POSITIVE_INFINITY;
  return shifted <= Number.MAX_SAFE_INTEGER ? BigInt(shifted) : BigInt(digits) * tenTo(wanted - places);
}

/** Quantity times price as whole units of 10^-wanted, less `hundredths` places; null for what is no number. */
export function readProduct(quantity: string, price: string, wanted: number): bigint | null {
  if (scan(quantity)) {
    const { digits: count, places: countPlaces } = scanned;
    if (scan(price)) {
      const product = count * scanned.digits;
      const shift = wanted - countPlaces - scanned.places;
      if (product <= Number.MAX_SAFE_INTEGER && shift >= 0) return BigInt(product) * tenTo(shift);
    }
  }
  const [first, second] = [readExact(quantity), readExact(price)];
  if (first === null || second === null) return null;
  return unitsOf({ digits: first.digits * second.digits, places: first.places + second.places }, wanted);
}

/** A decimal number without limits: whole digits, the last `places` of them after the point. */
export interface Exact {
  readonly digits: bigint;
  readonly places: number;
}

const powers: bigint[] = [1n];

/** Ten to a whole power. */
export function tenTo(power: number): bigint {
  while (powers.length <= power) powers.push((powers.at(-1) ?? 1n) * 10n);
  return powers[power] ?? 1n;
}

export const nought: Exact = { digits: 0n, places: 0 };
export const unity: Exact = { digits: 1n, places: 0 };

const plain = /^([+-]?)(\d*)\.?(\d*)(?:e([+-]\d+))?$/i;

/** No number that a program writes is longer. */
const maxPlainLength = 25;

/** Parses a decimal text, or a number as the shortest decimal that identifies it. Throws on anything else. */
export function exactOf(value: number | string): Exact {
  const text = String(value);
  const point = text.indexOf(".");
  if (point > 0 && text.length <= maxPlainLength && !text.includes("e"))
    return { digits: BigInt(text.slice(0, point) + text.slice(point + 1)), places: text.length - point - 1 };
  const [, sign = "", whole = "", fraction = "", exponent = "0"] = plain.exec(text) ?? [];
  if (whole === "" && fraction === "") throw new Error(`“${value}” is no decimal number`);
  const digits = BigInt(`${sign === "-" ? "-" : ""}${whole}${fraction}`);
  const places = fraction.length - Number(exponent);
  return places >= 0 ? { digits, places } : { digits: digits * tenTo(-places), places: 0 };
}

/** The whole number of units of 10^-places, rounded half away from zero. */
export function unitsOf({ digits, places }: Exact, wanted: number): bigint {
  return wanted >= places ? digits * tenTo(wanted - places) : divided(digits, tenTo(places - wanted));
}

/** The quotient as a whole number, rounded half away from zero; the divisor is above zero. */
export function divided(dividend: bigint, divisor: bigint): bigint {
  // Half of an odd divisor is cut: the sum of whole numbers does not reach the next one by a half.
  const half = divisor >> 1n;
  return dividend < 0n ? -((half - dividend) / divisor) : (dividend + half) / divisor;
}

export function plus(first: Exact, second: Exact): Exact {
  const places = Math.max(first.places, second.places);
  return { digits: unitsOf(first, places) + unitsOf(second, places), places };
}

export function minus(first: Exact, second: Exact): Exact {
  const places = Math.max(first.places, second.places);
  return { digits: unitsOf(first, places) - unitsOf(second, places), places };
}

export function times(first: Exact, second: Exact): Exact {
  return { digits: first.digits * second.digits, places: first.places + second.places };
}

/** The quotient to so many places, rounded half away from zero; the divisor is above zero. */
export function over(dividend: Exact, divisor: Exact, places: number): Exact {
  const shift = places - dividend.places + divisor.places;
  const digits =
    shift >= 0
      ? divided(dividend.digits * tenTo(shift), divisor.digits)
      : divided(dividend.digits, divisor.digits * tenTo(-shift));
  return { digits, places };
}

export function rounded(value: Exact, places: number): Exact {
  return value.places <= places ? value : { digits: unitsOf(value, places), places };
}

/** Below zero, zero or above, as the first is smaller, equal or larger. */
export function compared(first: Exact, second: Exact): number {
  const { digits } = minus(first, second);
  return digits < 0n ? -1 : Number(digits > 0n);
}

/** Without exponent and without trailing zeros. */
export function exactText({ digits, places }: Exact): string {
  const text = fixedText(digits, places);
  return places === 0 ? text : text.replace(/\.?0+$/, "");
}

/** To the cent, such as "1575.40". */
export function centsText(value: Exact): string {
  return fixedText(unitsOf(value, 2), 2);
}

function fixedText(digits: bigint, places: number): string {
  const sign = digits < 0n ? "-" : "";
  const text = String(digits < 0n ? -digits : digits).padStart(places + 1, "0");
  return places === 0 ? sign + text : `${sign}${text.slice(0, -places)}.${text.slice(-places)}`;
}

const maxSafe = BigInt(Number.MAX_SAFE_INTEGER);
/** Powers of ten up to this one are binary numbers without remainder. */
const maxExactPower = 22;

/** The binary number nearest to it. */
export function numberOf({ digits, places }: Exact): number {
  const isExact = places <= maxExactPower && digits <= maxSafe && digits >= -maxSafe;
  return isExact ? Number(digits) / 10 ** places : Number(`${digits}e-${places}`);
}

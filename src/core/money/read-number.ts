import type { Fault } from "#core/faults/fault.ts";
import { decimal, decimalText } from "#core/money/decimal.ts";

export type DecimalSign = "." | ",";

/** The result of reading a number: a plain decimal text, or the reason it can't be read. */
export type ReadNumber = { readonly value: string } | { readonly fault: NumberFault };

/** A number that can't be read, or that has two readings. */
export type NumberFault = Extract<Fault, { code: "not-a-number" | "not-a-number-with" | "ambiguous-number" }>;

/**
 * Reads a number as people and brokers write it: with group separators, a currency sign, a minus before or after,
 * brackets for minus, or an exponent (1.5E-7). Without a known decimal sign the text must be unambiguous. A single
 * separator that is the writer's usual decimal sign is read as one. With the other, "1,234" is ambiguous, as it is where none is usual.
 */
export function readNumber(
  text: string,
  decimalSign: DecimalSign | null = null,
  usualSign: DecimalSign | null = ".",
): ReadNumber {
  const bare = bareNumber(text);
  if (bare === null) return { fault: { code: "not-a-number", text: cut(text) } };
  const sign = decimalSign ?? provenSign(bare) ?? loneSign(bare.digits, usualSign);
  if (sign === "ambiguous") {
    const [one, other] = [bare.digits.replaceAll(/[.,]/g, ""), bare.digits.replaceAll(/[.,]/g, usualSign ?? ".")];
    return { fault: { code: "ambiguous-number", text: cut(text), one, other } };
  }
  const plain = plainDigits(bare.digits, sign);
  if (plain === null) return { fault: { code: "not-a-number-with", text: cut(text), sign } };
  const value = decimalText(decimal(shifted(plain, bare.exponent)));
  return { value: bare.isNegative && value !== "0" ? `-${value}` : value };
}

/** Returns the decimal sign that a written number proves. Null if it is ambiguous or has none. */
export function provenDecimalSign(text: string): DecimalSign | null {
  const bare = bareNumber(text);
  return bare === null ? null : provenSign(bare);
}

/** True if a written number has different values with a decimal point and a decimal comma. */
export function isAmbiguousNumber(text: string): boolean {
  const bare = bareNumber(text);
  return bare !== null && provenSign(bare) === null && /[.,]/.test(bare.digits);
}

const marks = /[$€£¥₹]|\b(?:US|C|A|HK)(?=\$)/g;

/** Larger numbers can't be amounts or share counts. */
const maxExponent = 20;

interface BareNumber {
  readonly digits: string;
  /** Power of ten; 0 if none is written. */
  readonly exponent: number;
  readonly isNegative: boolean;
}

function bareNumber(text: string): BareNumber | null {
  let rest = text
    .replaceAll(/[\u2212\u2013]/g, "-")
    .replace(marks, "")
    .replaceAll(/[\s\u00a0\u202f'’]/g, "");
  if (rest.length > 60) return null;
  const bracketed = /^-?\((.*)\)$/.exec(rest);
  if (bracketed !== null) rest = bracketed[1] ?? "";
  const signed = /^([+-]?)([\d.,]+)(?:e([+-]?\d{1,3}))?([+-]?)$/i.exec(rest);
  if (signed === null || !/\d/.test(rest)) return null;
  const [, before = "", digits = "", power = "0", after = ""] = signed;
  const exponent = Number(power);
  if ((before !== "" && after !== "") || Math.abs(exponent) > maxExponent) return null;
  return { digits, exponent, isNegative: bracketed !== null || before === "-" || after === "-" };
}

function provenSign({ digits, exponent }: BareNumber): DecimalSign | null {
  const [points, commas] = [digits.split(".").length - 1, digits.split(",").length - 1];
  if (points > 0 && commas > 0) return digits.lastIndexOf(".") > digits.lastIndexOf(",") ? "." : ",";
  if (points > 1) return ",";
  if (commas > 1) return ".";
  if (points + commas === 0) return null;
  const sign = points === 1 ? "." : ",";
  // Thousands are never grouped in front of an exponent.
  if (exponent !== 0) return sign;
  const [whole = "", part = ""] = digits.split(sign);
  const canBeThousands = part.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  return canBeThousands ? null : sign;
}

function loneSign(digits: string, usualSign: DecimalSign | null): DecimalSign | "ambiguous" {
  if (usualSign === null) return /[.,]/.test(digits) ? "ambiguous" : ".";
  return digits.includes(usualSign === "." ? "," : ".") ? "ambiguous" : usualSign;
}

function plainDigits(digits: string, decimalSign: DecimalSign): string | null {
  const thousands = decimalSign === "." ? "," : ".";
  const [whole = "", part, ...more] = digits.split(decimalSign);
  if (more.length > 0 || (part ?? "").includes(thousands)) return null;
  const groups = whole.split(thousands);
  // The last group always has three digits. Earlier ones have two in India, three elsewhere.
  const isGrouped = groups.every((group, index) =>
    index === 0
      ? /^\d{1,3}$/.test(group)
      : index === groups.length - 1
        ? /^\d{3}$/.test(group)
        : /^\d{2,3}$/.test(group),
  );
  if (groups.length > 1 && !isGrouped) return null;
  if (groups.length === 1 && whole === "" && (part ?? "") === "") return null;
  return `${groups.join("") || "0"}${part === undefined || part === "" ? "" : `.${part}`}`;
}

/** Plain digits times a power of ten. */
function shifted(plain: string, exponent: number): string {
  if (exponent === 0) return plain;
  const [whole = "", part = ""] = plain.split(".");
  const digits = exponent > 0 ? whole + part.padEnd(exponent, "0") : whole.padStart(1 - exponent, "0") + part;
  const point = exponent > 0 ? whole.length + exponent : Math.max(1, whole.length + exponent);
  const shiftedDigits = `${digits.slice(0, point)}.${digits.slice(point)}`;
  return shiftedDigits.endsWith(".") ? shiftedDigits.slice(0, -1) : shiftedDigits;
}

function cut(text: string): string {
  const trimmed = text.trim();
  return trimmed.length <= 40 ? trimmed : `${trimmed.slice(0, 40)}…`;
}

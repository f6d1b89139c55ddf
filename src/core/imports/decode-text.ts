export type TextEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/**
 * Decodes a file's bytes. A byte order mark decides. Otherwise zeros reveal UTF-16, and anything that isn't UTF-8 is
 * Windows-1252.
 */
export function decodeText(bytes: Uint8Array): { readonly text: string; readonly encoding: TextEncoding } {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    const marked = utf8(bytes.subarray(3));
    if (marked !== null) return { text: marked, encoding: "utf-8" };
  }
  const wide = wideOrder(bytes);
  if (wide !== null) return { text: utf16(bytes, wide).replace(/^\ufeff/, ""), encoding: wide };
  const plain = utf8(bytes);
  return plain === null
    ? { text: textOf(bytes, (byte) => windows1252[byte - 0x80] ?? byte), encoding: "windows-1252" }
    : { text: plain, encoding: "utf-8" };
}

function wideOrder(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const looked = Math.min(bytes.length, 400);
  let [even, odd] = [0, 0];
  for (let index = 0; index < looked; index += 1)
    if (bytes[index] === 0) {
      if (index % 2 === 0) even += 1;
      else odd += 1;
    }
  if (looked < 4 || Math.max(even, odd) < looked / 5) return null;
  return odd > even ? "utf-16le" : "utf-16be";
}

function utf16(bytes: Uint8Array, order: "utf-16le" | "utf-16be"): string {
  const [high, low] = order === "utf-16le" ? [1, 0] : [0, 1];
  const units = new Uint16Array(Math.floor(bytes.length / 2));
  for (let index = 0; index < units.length; index += 1)
    units[index] = ((bytes[2 * index + high] ?? 0) << 8) | (bytes[2 * index + low] ?? 0);
  return textOf(units, (unit) => unit);
}

/** Null if the bytes aren't UTF-8 (RFC 3629: no overlong forms, no surrogates, nothing above U+10FFFF). */
function utf8(bytes: Uint8Array): string | null {
  const units = new Uint16Array(bytes.length);
  let length = 0;
  for (let index = 0; index < bytes.length;) {
    const first = bytes[index] ?? 0;
    index += 1;
    if (first < 0x80) {
      units[length++] = first;
      continue;
    }
    const more = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : 1;
    if (first < 0xc2 || first > 0xf4) return null;
    let point = first & (0x3f >> more);
    for (let rest = more; rest > 0; rest -= 1) {
      const next = bytes[index];
      if (next === undefined || (next & 0xc0) !== 0x80) return null;
      point = (point << 6) | (next & 0x3f);
      index += 1;
    }
    const isOverlong = (more === 2 && point < 0x800) || (more === 3 && point < 0x10000);
    if (isOverlong || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)) return null;
    if (point > 0xffff) {
      units[length++] = 0xd800 + ((point - 0x10000) >> 10);
      units[length++] = 0xdc00 + ((point - 0x10000) & 0x3ff);
    } else units[length++] = point;
  }
  return textOf(units.subarray(0, length), (unit) => unit);
}

const chunk = 8_192;

function textOf(units: Uint8Array | Uint16Array, unitOf: (unit: number) => number): string {
  let text = "";
  for (let start = 0; start < units.length; start += chunk)
    text += String.fromCharCode(...Array.from(units.subarray(start, start + chunk), unitOf));
  return text;
}

/** Windows-1252 characters that replace Latin-1 control characters: 0x80 to 0x9F. */
const windows1252 = [
  0x20ac, 0x81, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8d, 0x017d,
  0x8f, 0x90, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0x9d,
  0x017e, 0x0178,
];

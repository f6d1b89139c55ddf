import type { TextOrder } from "./text-order.ts";

/** A text as is, and decoded from every spelling that hides orders. */
export function decodingsOf(
  text: string,
): readonly { readonly spelling: TextOrder["spelling"]; readonly text: string }[] {
  const plain = withoutAccents(text);
  const decodings: { spelling: TextOrder["spelling"]; text: string }[] = [{ spelling: "plain", text: plain }];
  const add = (spelling: TextOrder["spelling"], decoded: string) => {
    if (decoded !== "" && decodings.every((known) => known.text !== decoded))
      decodings.push({ spelling, text: decoded });
  };
  add("look-alike", withoutAccents(lookAlikes(text)));
  add("spaced", together(lookAlikes(plain)));
  add("leet", withoutLeet(lookAlikes(plain)));
  add("leet", withoutLeet(together(lookAlikes(plain))));
  add("scrambled", inOrder(lookAlikes(plain)));
  for (const match of text.matchAll(/(?:[A-Za-z0-9+/_-]{4,}[\s]+){1,40}[A-Za-z0-9+/_-]{4,}={0,2}/g))
    add("base64", readable(base64Bytes(match[0].replaceAll(/\s/g, ""))));
  for (const match of text.matchAll(/[A-Za-z0-9+/_-]{16,}={0,2}/g)) add("base64", readable(base64Bytes(match[0])));
  for (const match of text.matchAll(/(?:(?:0x|\\x)?[\da-f]{2}[\s:,]?){12,}/gi))
    add(
      "hex",
      readable(
        [...match[0].replaceAll(/0x/gi, "").matchAll(/[\da-f]{2}/gi)].map(([pair]) => Number.parseInt(pair, 16)),
      ),
    );
  for (const match of text.matchAll(/(?:\b[01]{8}\b\s?){8,}/g))
    add("escaped", readable([...match[0].matchAll(/[01]{8}/g)].map(([byte]) => Number.parseInt(byte, 2))));
  const unescaped = text
    .replaceAll(/\\u\{?([\da-f]{4,6})\}?/gi, (whole, code: string) => character(code) ?? whole)
    .replaceAll(/\\x([\da-f]{2})/gi, (whole, code: string) => character(code) ?? whole)
    .replaceAll(/%([\da-f]{2})/gi, (whole, code: string) => character(code) ?? whole)
    .replaceAll(/&#x([\da-f]{1,6});?/gi, (whole, code: string) => character(code) ?? whole)
    .replaceAll(/&#(\d{1,7});?/g, (whole, code: string) => character(Number(code).toString(16)) ?? whole);
  if (unescaped !== text) add("escaped", withoutAccents(unescaped));
  add(
    "rot13",
    plain.replaceAll(/[a-z]/gi, (letter) => {
      const base = letter <= "Z" ? 65 : 97;
      return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
    }),
  );
  add("reversed", [...plain].reverse().join(""));
  return decodings;
}

/** Combining marks of Latin letters only. In other scripts they carry meaning. */
function withoutAccents(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, "")
    .normalize("NFC")
    .replaceAll(/[’‘ʼ`´]/g, "'");
}

const alike: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ["аàɑαａ", "a"],
    ["ВвβΒ", "b"],
    ["сϲсⅽ", "c"],
    ["ԁⅾ", "d"],
    ["еεҽ℮", "e"],
    ["ƒ", "f"],
    ["ɡց", "g"],
    ["һհΗНн", "h"],
    ["іιɩӏΙІ", "i"],
    ["јϳ", "j"],
    ["кκΚК", "k"],
    ["ⅼ", "l"],
    ["мМΜⅿ", "m"],
    ["пոη", "n"],
    ["оοσօΟО", "o"],
    ["рρΡР", "p"],
    ["ԛգ", "q"],
    ["гᴦ", "r"],
    ["ѕЅꜱ", "s"],
    ["тτТΤ", "t"],
    ["υսц", "u"],
    ["νѵⅴ", "v"],
    ["ѡωԝ", "w"],
    ["хχХΧ", "x"],
    ["уγУΥү", "y"],
    ["ᴢ", "z"],
    ["А", "a"],
    ["Е", "e"],
    ["С", "c"],
    ["Ѕ", "s"],
    ["Ε", "e"],
    ["Α", "a"],
    ["Ζ", "z"],
    ["Ν", "n"],
    ["ɪıɩ", "i"],
    ["ɢ", "g"],
    ["ɴ", "n"],
    ["ᴏ", "o"],
    ["ʀ", "r"],
    ["ᴇɛ", "e"],
    ["ᴀ", "a"],
    ["ʟł", "l"],
    ["ᴘ", "p"],
    ["ᴠ", "v"],
    ["ᴜ", "u"],
    ["ᴛ", "t"],
    ["ᴄ", "c"],
    ["ᴅđ", "d"],
    ["ғꜰ", "f"],
    ["ʜħ", "h"],
    ["ᴊ", "j"],
    ["ᴋ", "k"],
    ["ᴍ", "m"],
    ["ʙ", "b"],
    ["ʏ", "y"],
    ["ᴡ", "w"],
    ["øɵ", "o"],
  ].flatMap(([signs = "", letter = ""]) => [...signs].map((sign) => [sign, letter] as const)),
);

/**
 * Letters of other scripts that look like Latin ones, in words that also have Latin letters or read as Latin once
 * replaced.
 */
function lookAlikes(text: string): string {
  return withoutBoxes(text).replaceAll(/[\p{L}\p{M}]+/gu, (word) => {
    if (/^[a-z]+$/i.test(word)) return word;
    const letters = [...word].map((letter) => alike[letter] ?? letter).join("");
    return /^[\p{Script=Latin}]+$/u.test(letters) ? letters : word;
  });
}

/** Letters in circles, squares and flags. */
function withoutBoxes(text: string): string {
  return text.replaceAll(/[\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    const first = code >= 0x1f1e6 ? 0x1f1e6 : code >= 0x1f170 ? 0x1f170 : code >= 0x1f150 ? 0x1f150 : 0x1f130;
    return String.fromCharCode(97 + code - first);
  });
}

/** "i g n o r e", "i.g.n.o.r.e" and "i-g-n-o-r-e" as words. */
function together(text: string): string {
  return text.replaceAll(
    /(?<![\p{L}\p{N}])(?:[\p{L}\d@$!](?:[ .\-_*|·•~/]{1,2}(?=[\p{L}\d@$!](?![\p{L}\d])))){3,}[\p{L}\d@$!](?![\p{L}\d])/gu,
    (letters) => {
      const joiner = /[.\-_*|·•~/]/.test(letters) && !/ {2}/.test(letters) ? /[.\-_*|·•~/]/g : / (?! )/g;
      return letters.replaceAll(joiner, "").replaceAll(/ {2,}/g, " ");
    },
  );
}

/**
 * Words used in orders, by their letters: "ignroe" has the same first and last letter and the same others as "ignore".
 */
const unscrambled = new Map(
  "ignore disregard forget override bypass reveal previous prior earlier above instruction instructions prompt prompts system guidelines directives assistant"
    .split(" ")
    .map((word) => [scrambleKey(word), word]),
);

function scrambleKey(word: string): string {
  return `${word[0]}${word.slice(1, -1).split("").toSorted().join("")}${word.at(-1)}`;
}

function inOrder(text: string): string {
  return text.replaceAll(/[a-z]{5,12}/gi, (word) => unscrambled.get(scrambleKey(word.toLowerCase())) ?? word);
}

const leet: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "9": "g",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "l",
  "+": "t",
};

function withoutLeet(text: string): string {
  let found = 0;
  const letters = (word: string) => word.replaceAll(/[\d@$!|+]/g, (sign) => leet[sign] ?? sign);
  const mixed = text.replaceAll(/[\p{L}\d@$!|+]{2,}/gu, (word) => {
    if (!/[a-z]/i.test(word) || !/[\d@$!|+]/.test(word)) return word;
    found += 1;
    return letters(word);
  });
  // Among words like these, "70" is "to".
  return found > 2 ? mixed.replaceAll(/(?<![\p{L}\d])\d{1,3}(?![\p{L}\d])/gu, letters) : mixed;
}

const base64Letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

function base64Bytes(text: string): readonly number[] {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const letter of text.replaceAll("-", "+").replaceAll("_", "/").replaceAll("=", "")) {
    held = (held << 6) | base64Letters.indexOf(letter);
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 255);
    held &= (1 << bits) - 1;
  }
  return bytes;
}

/** Decodes bytes as text. Empty if they aren't text. */
function readable(bytes: readonly number[]): string {
  const text = bytes.map((byte) => String.fromCharCode(byte)).join("");
  const printable = text.match(/[\x20-\x7e\n\t]/g)?.length ?? 0;
  return bytes.length > 8 && printable / bytes.length > 0.92 ? text : "";
}

function character(hex: string): string | null {
  const code = Number.parseInt(hex, 16);
  return code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code) : null;
}

const accented: Readonly<Record<string, string>> = {
  a: "á",
  c: "ç",
  d: "đ",
  e: "é",
  g: "ğ",
  h: "ĥ",
  i: "í",
  j: "ĵ",
  k: "ķ",
  l: "ļ",
  n: "ñ",
  o: "ó",
  r: "ŕ",
  s: "š",
  t: "ţ",
  u: "ú",
  w: "ŵ",
  y: "ý",
  z: "ž",
  A: "Å",
  C: "Ç",
  D: "Đ",
  E: "É",
  G: "Ğ",
  H: "Ĥ",
  I: "Î",
  J: "Ĵ",
  K: "Ķ",
  L: "Ļ",
  N: "Ñ",
  O: "Ó",
  R: "Ŕ",
  S: "Š",
  T: "Ţ",
  U: "Û",
  W: "Ŵ",
  Y: "Ý",
  Z: "Ž",
};
/** German runs about a third longer than English. */
const growth = 0.35;

/** Returns a text in the pseudo-language en-XA: accented, a third longer, in brackets that show where a text is cut off. */
export function pseudo(text: string): string {
  if (!/[a-z]/i.test(text)) return text;
  const letters = [...text].map((letter) => accented[letter] ?? letter).join("");
  // Put together from texts that have their brackets.
  if (text.includes("[")) return letters;
  return `[${letters}${" ~".repeat(Math.ceil((text.length * growth) / 2))}]`;
}

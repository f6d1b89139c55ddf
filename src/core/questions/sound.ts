/** Katakana by row: consonants that the five vowels follow. */
const rows: readonly (readonly [string, string])[] = [
  ["アイウエオァィゥェォ", ""],
  ["カキクケコ", "k"],
  ["ガギグゲゴ", "g"],
  ["サシスセソ", "s"],
  ["ザジズゼゾ", "s"],
  ["タチツテト", "t"],
  ["ダヂヅデド", "d"],
  ["ナニヌネノン", "n"],
  ["ハヒフヘホ", "h"],
  ["バビブベボヴ", "b"],
  ["パピプペポ", "p"],
  ["マミムメモ", "m"],
  ["ヤユヨ", ""],
  ["ャュョ", ""],
  ["ラリルレロ", "r"],
  ["ワヲ", ""],
];
const consonants = new Map(
  rows.flatMap(([letters, consonant]) => [...letters].map((letter) => [letter, consonant] as const)),
);
const vowels = new Map(
  rows.flatMap(([letters]) =>
    [...letters].map(
      (letter, at) =>
        [
          letter,
          letter === "ン" || letter === "ヴ" ? "" : ("aiueo"[letters.length === 3 ? at * 2 : at % 5] ?? "o"),
        ] as const,
    ),
  ),
);

/** Katakana in Latin letters, roughly, to search lists by its beginning: "トヨタ" is "toyota". */
export function inLatin(kana: string): string {
  return [...kana.normalize("NFKC")]
    .map((letter) => {
      const isY = "ヤユヨ".includes(letter);
      return consonants.has(letter)
        ? `${isY ? "y" : letter === "ワ" ? "w" : (consonants.get(letter) ?? "")}${vowels.get(letter) ?? ""}`
        : "";
    })
    .join("")
    .replaceAll(/([aiueo])\1+/g, "$1");
}

/** Letters that Japanese writes as the same consonant. */
const latin: Readonly<Record<string, string>> = { l: "r", v: "b", c: "k", q: "k", z: "s", x: "ks", f: "h", j: "s" };

/** The consonants of a name as Japanese hears them, so that "エヌビディア" and "Nvidia" are the same: "nbd". */
export function soundOf(name: string): string {
  const plain = name.normalize("NFKC").toLowerCase();
  const latinOnly = plain
    .replaceAll(/([a-z])\1+/g, "$1")
    .replaceAll(/c(?=[eiy])/g, "s")
    .replaceAll(/ph/g, "h")
    .replaceAll(/sh|ch/g, "s")
    .replaceAll(/[lvcqzxfj]/g, (letter) => latin[letter] ?? letter)
    .replaceAll(/[aeiouwy]/g, "");
  return [...latinOnly].map((letter) => consonants.get(letter) ?? (/[a-z]/.test(letter) ? letter : "")).join("");
}

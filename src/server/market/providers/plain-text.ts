const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  hellip: "…",
  euro: "€",
  pound: "£",
  yen: "¥",
  cent: "¢",
  reg: "®",
  trade: "™",
  copy: "©",
  deg: "°",
  eacute: "é",
};

/** More is not read: looking for the ends of tags that have none takes time by the square of the length. */
const longestText = 16_384;

/** Text from a service that writes HTML: entities as their characters, tags gone, spaces single. Null: nothing is left. */
export function plainText(html: string | null): string | null {
  if (html === null) return null;
  const readable = html.slice(0, longestText);
  // Some services escape twice, so that tags show up once the entities are read.
  const text = withoutTags(decoded(withoutTags(readable)))
    // Controls, and marks that turn the direction of what follows.
    .replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069\uFEFF]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return text === "" ? null : text;
}

function withoutTags(text: string): string {
  return text
    .replaceAll(/<(script|style)\b[^>]*>[^]*?<\/\1\s*>/gi, " ")
    .replaceAll(/<!--[^]*?-->/g, " ")
    .replaceAll(/<\/?[a-z][^<>]{0,2000}>/gi, " ");
}

function decoded(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));?/gi, (whole, decimal, hex, name) => {
    const code =
      typeof decimal === "string" ? Number(decimal) : typeof hex === "string" ? Number.parseInt(hex, 16) : null;
    if (code !== null)
      return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : " ";
    return named[String(name).toLowerCase()] ?? whole;
  });
}

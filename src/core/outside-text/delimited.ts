/**
 * Writes a value as a block of JSON that a model reads as data. The delimiters contain characters that never occur in
 * the JSON, so nothing inside can close the block or open another.
 */
export function delimited(id: string, value: unknown): string {
  const name = id.replaceAll(/[^A-Za-z0-9._-]/g, "-").slice(0, 60);
  const json = JSON.stringify(value ?? null).replaceAll(/[<>\p{Cf}\p{Cc}\u2028\u2029]/gu, (sign) =>
    [...Array(sign.length).keys()].map((at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, "0")}`).join(""),
  );
  return `<<<DATA ${name}\n${json}\nDATA ${name}>>>`;
}

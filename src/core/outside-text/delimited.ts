/**
 * A value as a block of JSON that a model reads as data. The marks around it hold signs that JSON in it never has, so that nothing
 * inside can close the block or open another one.
 */
export function delimited(id: string, value: unknown): string {
  const name = id.replaceAll(/[^A-Za-z0-9._-]/g, "-").slice(0, 60);
  const json = JSON.stringify(value ?? null).replaceAll(/[<>\p{Cf}\p{Cc}\u2028\u2029]/gu, (sign) =>
    [...Array(sign.length).keys()].map((at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, "0")}`).join(""),
  );
  return `<<<DATA ${name}\n${json}\nDATA ${name}>>>`;
}

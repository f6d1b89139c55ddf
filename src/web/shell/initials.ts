/** Returns one or two initials of a name. */
export function initials(name: string, email: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => word !== "");
  const [first = "", last = ""] = words.length > 1 ? [words[0], words.at(-1)] : [words[0] ?? email];
  return `${[...first][0] ?? "?"}${[...last][0] ?? ""}`.toUpperCase();
}

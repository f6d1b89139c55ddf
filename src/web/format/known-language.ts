/** A language's tag; the usual one for what is none. Some browsers name their language as their system does: "C", "en_US". */
export function knownLanguage(given: string): string {
  try {
    return new Intl.Locale(given).toString();
  } catch {
    return "en-US";
  }
}

/** Returns a valid language tag, the default otherwise. Some browsers report their system's name: "C", "en_US". */
export function knownLanguage(given: string): string {
  try {
    return new Intl.Locale(given).toString();
  } catch {
    return "en-US";
  }
}

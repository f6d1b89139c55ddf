/** A new question begins with one of these words. */
const opener =
  "what|what's|whats|how|how's|hows|when|when's|where|where's|which|who|who's|why|is|are|am|did|do|does|was|were|has|have|had|will|would|can|could|show|tell|give|list|compare|explain|also";
const boundaries: readonly RegExp[] = [
  /(?<=[?!;])\s*(?=[\p{L}\p{N}@$])/u,
  // "Inc. reports" and "vs. MSFT" go on.
  /(?<=\p{Ll}{3,}[.]|\d[.])\s+(?=\p{Lu})/u,
  new RegExp(`,?\\s+(?:and|but|also|plus|then)(?: also| then)?,?\\s+(?=(?:${opener})(?!\\p{L}))`, "iu"),
  new RegExp(
    `(?:,|\\s-|\\s–|\\s/)\\s+(?=(?:${opener.replace("|am|", "|").replace("|which|", "|which(?! one| of (?:them|the two|these))|")})(?!\\p{L}))`,
    "iu",
  ),
];

/** Words that join or greet, and ask nothing by themselves. */
const empty =
  /^(?:also|and|but|plus|then|so|well|ok|okay|i mean|hi|hello|hey|thanks|thank you|good (?:morning|evening|afternoon|day)|sorry)\W*$/iu;

/** The questions that a text asks one after the other; one if it asks only one. */
export function partsOfQuestion(text: string): readonly string[] {
  let parts: readonly string[] = [text];
  for (const boundary of boundaries) parts = parts.flatMap((part) => part.split(boundary));
  const questions = parts.map((part) => part.trim()).filter((part) => /[\p{L}\p{N}]/u.test(part) && !empty.test(part));
  return questions.length === 0 ? [text] : questions;
}

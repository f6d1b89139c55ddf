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
/** "What is an ETF, explain simple": how a term is to be explained. */
const manner = /^(?:please )?explain(?: (?:it|this|that))?(?: (?:simple|simply|easy|easily|clearly|briefly))+\W*$/iu;

/** The questions that a text asks one after the other; one if it asks only one. */
export function partsOfQuestion(text: string): readonly string[] {
  let parts: readonly string[] = [text];
  for (const boundary of boundaries) parts = parts.flatMap((part) => part.split(boundary));
  const questions = joined(parts.map((part) => part.trim())).filter(
    (part) => /[\p{L}\p{N}]/u.test(part) && !empty.test(part) && !manner.test(part),
  );
  return questions.length === 0 ? [text] : questions;
}

/** "How many purchases and how many sales did I make": the verb and the time of the second are those of the first. */
function isWithoutVerb(part: string): boolean {
  return /^(?:how (?:many|much)|what|which)(?: \p{L}+){1,3}$/iu.test(part) && !verb.test(part);
}

const verb =
  /(?<!\p{L})(?:is|are|was|were|be|been|am|do|does|did|has|have|had|will|would|can|could|should|\p{L}+'(?:s|re|ve|d|ll)|own|hold|pays?|went|goes|moved|fell|rose|made|happened)(?!\p{L})/iu;

/** "If NVDA fell 20%, what would it be worth" is one question: a condition stays with what it is for. */
function joined(parts: readonly string[]): readonly string[] {
  return parts.reduce<readonly string[]>((whole, part) => {
    const last = whole.at(-1);
    if (last === undefined) return [part];
    if (/^(?:and |so |but )?(?:what )?(?:if|suppose|supposing|assuming|imagine|had i)(?!\p{L})[^?!]*$/iu.test(last))
      return [...whole.slice(0, -1), `${last}, ${part}`];
    return isWithoutVerb(last) ? [...whole.slice(0, -1), `${last} and ${part}`] : [...whole, part];
  }, []);
}

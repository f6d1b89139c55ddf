import { type FinanceTermId, termInAnyLanguage } from "#core/glossary/finance-terms.ts";
import type { ToolContext } from "../tool.ts";
import { found } from "../tools/found.ts";
import { sourceDraft } from "../tools/source-draft.ts";
import type { AnswerDraft } from "./answer-draft.ts";

const asking: readonly RegExp[] = [
  /^what means (.+)$/,
  /^(.+?),?\s*(?:please )?explain(?:ed)?(?: (?:it|this|that))?$/,
  /^what (?:does|do) (?:it|they|that) mean (?:when|if) (?:people|they|traders|investors|analysts) (?:say|talk about|speak of) (?:that )?(?:the |an? )?(.+?)(?: (?:is|are|gets?|has|goes))?(?: (?:inverted|inverts?|flat|steep|high|low))?$/,
  /^what (?:does|do) (?:it|they|that) mean (?:when|if|that) (?:the |an? )?(.+?) (?:is|are|gets?|goes|falls?|rises?|has|have|drops?)\b.*$/,
  /^(?:.*\s)?([\p{L}/-]+),\s*what (?:is|are|does|'s) (?:it|that|they|this)\b.*$/u,
  /^([\p{L}/ -]+),\s*what (?:is|are|does|'s) (?:it|that|they|this)\b.*$/u,
  /^what(?:'s| is) (?:the )?meaning (?:of|behind) (.+)$/,
  /^what do (?:people|ppl|they|you|investors|traders|analysts) mean (?:by|with|when they say) (.+)$/,
  /^(.+?)(?: things?| stuff| thingy)?\s*[-–,:]+ ?what (?:are|is) (?:they|it|that|this)(?: for| about| good for)?$/,
  /^(.+?)\?+\s*(?:what(?:'s| is) (?:it|that|this)|meaning)$/,
  /^why do (?:people|ppl|investors|traders|everyone|they|you|analysts) (?:always |all |even |keep )?(?:talk(?:ing)?|care|worry|obsess|speak|look|go on)(?: so much)? (?:about|over|at) (.+?)(?: (?:all the time|so much|so often|a lot|always))?$/,
  /^why (?:is|are|does|do) (.+?) (?:matter|important|so important|useful|relevant|interesting)(?: .*)?$/,
  /^(?:tell me |teach me )?(?:about |what )?(?:an? |the )?(.+?) (?:is|are|means?|meaning|definition|explained|stands for)$/,
  /^(?:what(?:'s| is| counts as)|is) (?:an? )?(?:good|bad|high|low|normal|healthy|typical) (.+?)(?: (?:good|bad|anyway))?$/,
  /^(?:what(?:'s| is| are)) (?:the (?:point|idea|purpose) of |it with )?(?:an? |the )?(.+?),? and (?:when|how|why|what) .*$/,
  /^\/explain\s+(.+)$/,
  /^(?:please )?(?:can you |could you )?(?:explain|define|describe)\s+(?:to me\s+|me\s+)?(?:what\s+)?(.+?)(?:\s+(?:is|are|means?|works?|to me|simply))?$/,
  /^(?:what(?:'s| is| are| does| do)|how (?:does|do|is|are))\s+(?:meant by\s+|the (?:meaning|definition) of\s+)?(.+?)(?:\s+(?:mean|stand for|work|calculated|computed|measured|defined))?$/,
  /^(?:what does it mean (?:when|if) .* (?:has|have) (?:a |an )?(?:high |low )?|(?:the )?(?:meaning|definition) of\s+)(.+)$/,
  // "Was ist ein Drawdown", "qu'est-ce que le PER", "¿qué es un ETF", "PERとは何ですか".
  /^(?:was (?:ist|sind|bedeutet|heißt)|c'est quoi|que (?:signifie|veut dire)|¿?qu[eé] (?:es|son|significa))\s+(?:ein(?:e|en)?\s+|der\s+|die\s+|das\s+|une?\s+|les?\s+|la\s+|l'|el\s+|los\s+|las\s+|una\s+)?(.+)$/,
  /^qu'est-ce qu(?:e\s+(?:les?\s+|la\s+|l')?|'une?\s+)(.+)$/,
  /^(.+?)(?:とは(?:何ですか|なんですか|何)?|の意味は?)[？。]*$/,
];

/** The terms that a question wants explained: "/explain P/E", "what is a drawdown?", "the difference between X and Y"; empty: it wants none. */
export function termsAsked(lower: string): readonly FinanceTermId[] {
  const plain = lower
    .replaceAll(/["“”'‘]+(?=[\p{L}])(?<![\p{L}]['‘])|(?<=[\p{L}])["“”]+/gu, "")
    .replace(/(?<=^what does it mean) please(?= when)/, "")
    .replace(
      /(?:,? (?:lol|lmao|haha|pls|plz|please|thx|thanks|bro|mate|dude|btw|tho|though|exactly|actually|again|anyway))+$/,
      "",
    )
    .replace(
      /,? (?:in (?:\w+ )?(?:sentences?|words?|plain english|simple terms)|for (?:a )?(?:beginners?|dummies)|simply|briefly|please)$/,
      "",
    )
    .replace(/^(?:sorry|excuse me|apologies)\b[^,.?!]*[,.!]\s*(?:but |and )?/, "")
    .replace(/^(?:and|so|ok|please|hi|hey|hello)[, ]+/, "")
    .replace(
      /^(?:(?:can|could|would|will) you (?:please )?|(?:i'd|i would) (?:like|love) (?:you )?to (?:know |understand |learn )?)/,
      "",
    )
    .replace(/^(explain|tell|teach) (?:to )?me /, "$1 ")
    .replace(
      /^(?:i(?:'m| am| have|'ve)[^,.?!]{3,40}(?:doubts?|question|confus\p{L}*|unsure|not sure|new)[^,.?!]{0,20}[,.:;] )/u,
      "",
    )
    .replace(
      /[,.;:] (?:i'm|i am|we're|we are) (?:an? )?(?:complete |total |absolute |real |very )?(?:beginner|newbie|noob|novice|new)\b[^.?!]*$/,
      "",
    )
    .replace(/[,.;] (?:i|we) (?:always|often|keep|still|don't|can't|never)[^,.?!]*$/, "")
    .replace(/^(what (?:does|is|are|do) .*?)\b(?:actually|really|exactly|even) /, "$1")
    .replace(/^whats /, "what is ")
    .replace(/^tell /, "")
    .replace(
      /^(?:remind me|i (?:forgot|forget|don't (?:get|understand|know))|help me understand)(?: again)? (?=what )/,
      "",
    )
    .trim();
  if (/\b(?:my|our|mine)\b|\b(?:am|do|did|have|should|can) i\b/.test(plain)) return [];
  const both = /difference between (?:an? )?(.+?) and (?:an? )?(.+)$/.exec(plain);
  if (both !== null) {
    const [first = "", second = ""] = [both[1], both[2]];
    // "Time-weighted and money-weighted return": the noun belongs to both.
    const one = termInAnyLanguage(first) ?? termInAnyLanguage(`${first} ${second.split(" ").at(-1) ?? ""}`);
    const other = termInAnyLanguage(second);
    return one === null || other === null ? [] : [one, other];
  }
  const versus =
    /^(.+?) (?:vs\.?|versus|or) (.+?)(?:[:,]? (?:(?:what(?:'s| is)|whats) the difference(?: between(?: them)?)?|which is which))?$/.exec(
      plain,
    );
  if (versus !== null && /difference|which is which/.test(plain)) {
    const [first = "", second = ""] = [versus[1], versus[2]];
    // "Accumulating vs distributing ETF": the noun belongs to both.
    const noun = second.split(" ").at(-1) ?? "";
    const terms = [termInAnyLanguage(first) ?? termInAnyLanguage(`${first} ${noun}`), termInAnyLanguage(second)].filter(
      (term) => term !== null,
    );
    if (terms.length === 2) return [...new Set(terms)];
  }
  const listed = listOfTerms(plain);
  if (listed.length > 0) return listed;
  for (const pattern of asking) {
    const term = termInAnyLanguage(pattern.exec(plain)?.[1]?.trim() ?? "");
    if (term !== null) return [term];
  }
  return [];
}

/** "Define short float and days to cover", "beta, alpha: explain both"; empty unless all of a list are terms. */
function listOfTerms(plain: string): readonly FinanceTermId[] {
  const list =
    /^what (?:is|are) (?:the )?(?:meanings?|definitions?) of (?:an? )?(.+)$/.exec(
      plain.replaceAll(/ and (?:an?|the) /g, " and "),
    ) ??
    /^(.+?)\s*[—–:-]+\s*(?:define|explain|what are)(?: (?:all|each|them|these|both|the)(?: (?:of (?:them|these)|two|three|four|five))?)?$/.exec(
      plain,
    ) ??
    /^(?:define|explain)\s+(.+)$/.exec(plain);
  const names = (list?.[1] ?? "").split(/,\s*(?:and\s+)?|\s+and\s+/).filter((name) => name !== "");
  const terms = names.flatMap((name) => termInAnyLanguage(name.trim()) ?? []);
  return names.length > 1 && terms.length === names.length ? [...new Set(terms)] : [];
}

export function explain(
  id: FinanceTermId,
  draft: AnswerDraft,
  { today, words: { glossary } }: Pick<ToolContext, "today" | "words">,
): void {
  const { name, text, formula } = glossary.terms[id];
  const written = sourceDraft({ asOf: today, status: "live" });
  const source = written.source({
    kind: "glossary",
    title: glossary.title(name),
    provider: "glossary",
    data: {
      text: written.sentence("text", text),
      formula: formula === null ? null : written.sentence("formula", formula),
    },
  });
  const [entry] = draft.take("explain", { term: name }, found(glossary.meaning(name), [source]));
  draft.line(`${glossary.explained(name, text)} ${entry?.mark ?? ""}`);
  draft.line(formula === null ? null : `${glossary.calculated(formula)} ${entry?.mark ?? ""}`);
}

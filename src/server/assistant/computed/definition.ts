import { type FinanceTerm, financeTerm } from "#core/glossary/finance-terms.ts";
import { found } from "../tools/found.ts";
import { sourceDraft } from "../tools/source-draft.ts";
import type { AnswerDraft } from "./answer-draft.ts";

const asking: readonly RegExp[] = [
  /^what means (.+)$/,
  /^what (?:does|do) (?:it|they|that) mean (?:when|if|that) (?:the |an? )?(.+?) (?:is|are|gets?|goes|falls?|rises?|has|have|drops?)\b.*$/,
  /^(?:.*\s)?([\p{L}/-]+),\s*what (?:is|are|does|'s) (?:it|that|they|this)\b.*$/u,
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
  /^(?:what(?:'s| is| are| does| do)|how (?:does|do|is|are)|was ist|was bedeutet)\s+(?:meant by\s+|the (?:meaning|definition) of\s+)?(.+?)(?:\s+(?:mean|stand for|work|calculated|computed|measured|defined))?$/,
  /^(?:what does it mean (?:when|if) .* (?:has|have) (?:a |an )?(?:high |low )?|(?:the )?(?:meaning|definition) of\s+)(.+)$/,
];

/** The terms that a question wants explained: "/explain P/E", "what is a drawdown?", "the difference between X and Y"; empty: it wants none. */
export function termsAsked(lower: string): readonly FinanceTerm[] {
  const plain = lower
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
    .replace(/^whats /, "what is ")
    .replace(/^tell /, "")
    .trim();
  if (/\b(?:my|our|mine)\b|\b(?:am|do|did|have|should|can) i\b/.test(plain)) return [];
  const both = /difference between (?:an? )?(.+?) and (?:an? )?(.+)$/.exec(plain);
  if (both !== null) {
    const [first = "", second = ""] = [both[1], both[2]];
    // "Time-weighted and money-weighted return": the noun belongs to both.
    const one = financeTerm(first) ?? financeTerm(`${first} ${second.split(" ").at(-1) ?? ""}`);
    const other = financeTerm(second);
    return one === null || other === null ? [] : [one, other];
  }
  const versus = /^(.+?) (?:vs\.?|versus|or) (.+?)(?:[:,]? (?:what(?:'s| is) the difference|which is which))?$/.exec(
    plain,
  );
  if (versus !== null && /difference|which is which/.test(plain)) {
    const terms = [financeTerm(versus[1] ?? ""), financeTerm(versus[2] ?? "")].filter((term) => term !== null);
    if (terms.length === 2) return terms;
  }
  for (const pattern of asking) {
    const term = financeTerm(pattern.exec(plain)?.[1]?.trim() ?? "");
    if (term !== null) return [term];
  }
  return [];
}

export function explain(term: FinanceTerm, draft: AnswerDraft, { today }: { readonly today: string }): void {
  const glossary = sourceDraft({ asOf: today, status: "live" });
  const source = glossary.source({
    kind: "glossary",
    title: `Glossary: ${term.name}`,
    provider: "glossary",
    data: {
      text: glossary.sentence("text", term.text),
      formula: term.formula === null ? null : glossary.sentence("formula", term.formula),
    },
  });
  const [entry] = draft.take("explain", { term: term.name }, found(`What ${term.name} means`, [source]));
  draft.line(`**${term.name}**: ${term.text} ${entry?.mark ?? ""}`);
  draft.line(term.formula === null ? null : `How it is computed here: ${term.formula} ${entry?.mark ?? ""}`);
}

import { type FinanceTerm, financeTerm } from "#core/glossary/finance-terms.ts";
import { found } from "../tools/found.ts";
import { sourceDraft } from "../tools/source-draft.ts";
import type { AnswerDraft } from "./answer-draft.ts";

const asking: readonly RegExp[] = [
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
    .replace(/^(?:and|so|ok|please|hi|hey|hello)[, ]+/, "");
  if (/^what(?:'s| is| are) (?:my|our)\b/.test(plain)) return [];
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

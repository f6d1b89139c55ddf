import type { ToolContext } from "../tool.ts";
import { searchSymbolTool } from "../tools/search-symbol.ts";
import type { AnswerDraft } from "./answer-draft.ts";
import type { Intent } from "./intent.ts";

const askedAbout: readonly RegExp[] = [
  /^how (?:is|are|did|was|has) (.+?) (?:doing|do|done|perform(?:ed|ing)?|today|this (?:week|month|year))\b/,
  /^what(?:'s| is) (.+?) (?:at|trading at|worth)\b/,
  /\b(?:price|quote|news|headlines|stories) (?:of|for|about|on) (.+?)(?: (?:today|now|this week))?$/,
  /^what happened (?:to|with) (.+?)(?: (?:today|now|this (?:week|month|year)))?$/,
];
const noNames =
  /\b(?:i|my|me|mine|we|our|portfolio|market|markets|it|they|this|that|stocks|indexes|indices|economy|today|world|wall street|the s&p)\b/;

/** A question about something by a name that is no known instrument's: what search offers for it. */
export const unknownNameIntent: Intent = {
  id: "unknown-name",
  isPersonal: false,
  matches: ({ lower, named }) => named.length === 0 && nameAsked(lower) !== null,
  async answer({ lower }, draft, context) {
    const name = nameAsked(lower);
    if (name === null) return;
    draft.line(`“${name}” is not known here by that name.`);
    await offerNear(name, draft, context);
  },
};

/** What search finds near a name or symbol, as lines to go on with. */
export async function offerNear(query: string, draft: AnswerDraft, context: ToolContext): Promise<void> {
  const result = await searchSymbolTool.run({ query, limit: 5 }, context);
  const near = result.ok ? result.subjects.filter(({ symbol }) => symbol !== query) : [];
  if (near.length === 0) {
    draft.line("Search offers nothing near it; ask with a symbol, such as “@MSFT”.");
    return;
  }
  draft.line("Search offers:");
  draft.list(
    near.map(
      ({ symbol, names: [name = ""] }) =>
        `**${symbol}**${name === "" || /\d/.test(name) ? "" : `, ${name}`}: ask for “@${symbol}”`,
    ),
  );
}

function nameAsked(lower: string): string | null {
  const name = askedAbout.map((pattern) => pattern.exec(lower)?.[1]).find((found) => found !== undefined) ?? "";
  return name === "" || name.length > 60 || noNames.test(name) ? null : name.replace(/^the /, "");
}

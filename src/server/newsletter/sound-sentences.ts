import type { Fact } from "#core/grounding/evidence.ts";
import { namedSubjects, placesOf, sentencesOf } from "#core/grounding/index.ts";
import { marksIn } from "#core/references/index.ts";
import type { AnswerSources } from "../assistant/answer-sources.ts";
import { checkedText } from "../assistant/checked-text.ts";

/** Words that state a movement or a comparison. In a letter they come from marks, which know the direction. */
const movement =
  /(?<!\p{L})(?:gain|los[te]|lost|loss|r[io]se|rising|fell|fall|climb|grew|grow|advanc|increas|decreas|declin|jump|surg|rall|drop|slid|slip|sank|tumbl|plung|shrank|shed|earned|profit|up|down|beat|outperform|underperform|outpac|lag|trail|led|lead|ahead|behind|better|worse|above|below|higher|lower)\p{L}*/iu;
/** Numbers in words. */
const numberWord =
  /(?<!\p{L})(?:zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|[mbtr]+illion|half|hal(?:ve|ving)|third|tenth|doubl|tripl|twice|dozen|majority)\p{L}*/iu;
/** Links, pieces, tags, headings, addresses and domains. */
const notPlain =
  /https?:|www\.|\]\(|\[\[|<\/?[a-z]|^#|[@＠]|:\/\/|(?:\[|\()?\s?\bdot\b|[\p{L}\p{N}][.。．｡]\p{L}{2,}/iu;

/**
 * Returns the sentences of a model's paragraph, with their marks, up to the first unsound one. A sound sentence refers
 * only to existing values and names only their owners. Its numbers and movements come from marks.
 */
export function soundSentences(
  written: string,
  sources: AnswerSources,
  today: string,
  { needsValue = true }: { readonly needsValue?: boolean } = {},
): readonly string[] {
  const evidence = sources.evidence({ question: "", today, defaultSubject: null });
  const factOf = new Map(evidence.facts.map((fact) => [fact.id, fact]));
  const sound: string[] = [];
  for (const sentence of templateSentences(written))
    if (isSound(sentence)) sound.push(sentence);
    else break;
  return sound;

  function isSound(sentence: string): boolean {
    const { text, grounded } = checkedText(sentence, "model", sources, { question: "", today, defaultSubject: null });
    const figures = grounded.filter(({ state }) => state !== "news");
    if (figures.some(({ state }) => state === "not-found")) return false;
    if (needsValue && !figures.some((figure) => "usedFactIds" in figure)) return false;
    const own = blanked(sentence, factOf);
    const names = evidence.subjects.flatMap(({ symbol, names: called }) => [symbol, ...called]);
    const prose = names
      .toSorted((one, other) => other.length - one.length)
      .reduce(
        (rest, name) =>
          placesOf(name, rest).reduceRight(
            (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
            rest,
          ),
        own,
      );
    if (movement.test(prose) || numberWord.test(prose) || notPlain.test(prose)) return false;
    const mentions = namedSubjects(text, evidence.subjects);
    const owners = figures.flatMap((figure) =>
      "usedFactIds" in figure
        ? figure.usedFactIds.flatMap((id) => {
            const symbol = factOf.get(id)?.subject?.symbol;
            return symbol === undefined ? [] : [{ symbol, start: figure.start }];
          })
        : [],
    );
    // The nearest name before a value is its owner's, or the first name after it where there is none.
    const isOwned = owners.every(({ symbol, start }) =>
      (mentions.findLast((mention) => mention.start < start) ?? mentions[0])?.symbols.includes(symbol),
    );
    if (!needsValue) return isOwned;
    return isOwned && mentions.every(({ symbols }) => owners.some(({ symbol }) => symbols.includes(symbol)));
  }
}

/** A sentence without its marks and citations. */
function blanked(sentence: string, factOf: ReadonlyMap<string, Fact>): string {
  const without = marksIn(sentence).reduceRight(
    (rest, { start, end, body }) => `${rest.slice(0, start)}${factOf.has(body) ? "_" : " "}${rest.slice(end)}`,
    sentence,
  );
  return without.replaceAll(/\s?\[\d{1,3}(?:\s*,\s*\d{1,3})*\]/g, "");
}

/** Sentences of a text with marks; a full stop inside a mark ends none. */
function templateSentences(template: string): readonly string[] {
  const masked = marksIn(template).reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + "_".repeat(end - start) + rest.slice(end),
    template,
  );
  return sentencesOf(masked)
    .map(({ start, end }) => template.slice(start, end).trim())
    .filter((sentence) => sentence !== "");
}

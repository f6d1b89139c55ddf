import { z } from "zod";
import type { NewsItem } from "#contract/news.ts";
import type { Provenance } from "#contract/provenance.ts";
import { builtInInstrument } from "#core/market/built-in-instruments.ts";
import { topicsOf } from "#core/sentiment/topics.ts";
import type { Words } from "#core/words/shape.ts";
import { readingTool, type ToolContext, type ToolFound, type ToolMissing } from "../tool.ts";
import { found, missing, refused } from "./found.ts";
import { dayInput, symbolInput } from "./input.ts";
import { isReal } from "./is-real.ts";
import { givesOrders, outsideWords } from "./outside-words.ts";
import { sourceDraft } from "./source-draft.ts";
import { subjectOf } from "./subject-of.ts";
import { symbolHref } from "./symbol-href.ts";

const maxListed = 50;

export const newsTool = readingTool({
  name: "get_news",
  description:
    "Newest stories about up to 10 symbols, or about the market without symbols: topics, publisher, time, tone (0 to 1, 0.5 neutral), and marks that quote the title and the summary.",
  input: z.strictObject({
    symbols: z.array(symbolInput).max(10).default([]),
    limit: z.number().int().min(1).max(25).default(10),
    /** Only what was published on these days, as far as it is still listed. */
    from: dayInput.optional(),
    to: dayInput.optional(),
  }),
  symbolsOf: ({ symbols }) => symbols,
  run: ({ symbols, limit, from, to }, context) =>
    newsFound(symbols, limit, context, from === undefined ? {} : { days: { from, to: to ?? context.today } }),
});

/** What stories have to be about, with its name in the answer. */
export interface StoryFilter {
  readonly name: string;
  readonly fits: (text: string) => boolean;
}

/** Stories as sources, one each; a story that gives orders is held back with a notice. */
export async function newsFound(
  symbols: readonly string[],
  limit: number,
  { api, words }: Pick<ToolContext, "api" | "words">,
  {
    days = null,
    isWanted = null,
  }: {
    readonly days?: { readonly from: string; readonly to: string } | null;
    readonly isWanted?: StoryFilter | null;
  } = {},
): Promise<ToolFound | ToolMissing> {
  const reply = await api("GET /api/market/news", {
    symbols: [...symbols],
    limit: days === null && isWanted === null ? limit : maxListed,
  });
  if (!reply.ok) return refused(reply, words);
  const { news: texts, sampleOnly } = words.answers.sources;
  const { provenance } = reply.output;
  const items = reply.output.items
    .filter(({ publishedAt }) => {
      const day = publishedAt?.slice(0, 10) ?? "";
      return days === null || (day >= days.from && day <= days.to);
    })
    .filter(({ title, summary }) => isWanted === null || isWanted.fits(`${title} ${summary ?? ""}`))
    .slice(0, limit);
  if (provenance.status === "sample") return missing(sampleOnly);
  if (!isReal(provenance)) return missing(texts.notLoaded);
  const what = isWanted !== null ? isWanted.name : symbols.length === 0 ? texts.market : symbols.join(", ");
  if (items.length === 0 && isWanted !== null) return missing(texts.noneAbout(isWanted.name));
  if (items.length === 0) return missing(days === null ? texts.none(what) : texts.noneThen({ what, ...days }));
  const read = items.map((item) => ({ item, isHeld: givesOrders(`${item.title}\n${item.summary ?? ""}`) }));
  const held = read.filter(({ isHeld }) => isHeld);
  const kept = read.filter(({ isHeld }) => !isHeld).map(({ item }) => item);
  const notices = held.map(({ item }) => ({
    code: "quarantined" as const,
    detail: texts.heldBack(outsideWords(item.source ?? texts.unknownPublisher, 60)),
  }));
  return found(
    texts.summary(kept.length, what),
    kept.map((item) => storySource(item, symbols, provenance, words)),
    symbols.map((symbol) => subjectOf(symbol)),
    notices,
  );
}

/** One story as a source: its numbers may be repeated as what it says. */
export function storySource(item: NewsItem, asked: readonly string[], provenance: Provenance, words?: Words) {
  const title = outsideWords(item.title, 300);
  const summary = item.summary === null ? null : outsideWords(item.summary, 1_200);
  const publisher = outsideWords(item.source ?? provenance.source, 60);
  const about = item.relevantSymbols.filter((symbol) => asked.length === 0 || asked.includes(symbol));
  const symbol = about[0] ?? null;
  const read = `${item.title}. ${item.summary ?? ""}`;
  const draft = sourceDraft({
    asOf: item.publishedAt ?? provenance.asOf,
    status: provenance.status,
    subject: symbol === null ? null : subjectOf(symbol),
    words,
  });
  return draft.source({
    kind: "news",
    title,
    symbol,
    href: item.url ?? symbolHref(symbol ?? asked[0] ?? "", "news"),
    provider: publisher,
    articles: [
      {
        id: item.id,
        title,
        text: summary ?? "",
        publisher,
        url: item.url ?? "",
        publishedAt: item.publishedAt ?? "",
        symbols: item.relevantSymbols,
      },
    ],
    readable: { texts: [title, ...(summary === null ? [] : [summary])], instead: ["topics", "tone"] },
    // A model chooses what to quote by what code or the reader says of a story; the words themselves never reach it.
    data: {
      title: draft.quote("title", item.title, { maxLength: 300, articleId: item.id }),
      summary: draft.quote("summary", item.summary, { maxLength: 1_200, articleId: item.id }),
      publisher: draft.quote("publisher", item.source ?? provenance.source, { maxLength: 60 }),
      topics: topicsOf(read),
      publishedAt: item.publishedAt,
      publishedOn: draft.day({ key: "published", label: draft.labels.published, date: item.publishedAt }),
      symbols: item.relevantSymbols
        .filter((named) => asked.includes(named) || builtInInstrument(named) !== null)
        .slice(0, 12),
      tone: draft.computed({
        key: "tone",
        label: draft.labels.tone,
        unit: "number",
        value: item.sentiment,
        formula: draft.formulas.toneOfWords,
        of: [],
      }),
    },
  });
}

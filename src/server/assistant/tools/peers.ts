import { z } from "zod";
import { readingTool } from "../tool.ts";
import { found, missing, refused } from "./found.ts";
import { symbolInput } from "./input.ts";
import { isReal } from "./is-real.ts";
import { sourceDraft } from "./source-draft.ts";
import { subjectOf } from "./subject-of.ts";
import { symbolHref } from "./symbol-href.ts";

export const peersTool = readingTool({
  name: "get_related",
  description: "Symbols that people look at beside one, most often first: candidates for a comparison.",
  input: z.strictObject({ symbol: symbolInput }),
  symbolsOf: ({ symbol }) => [symbol],
  async run({ symbol }, { api, words }) {
    const reply = await api("GET /api/market/related", { symbol });
    if (!reply.ok) return refused(reply, words);
    const { related } = words.answers.sources;
    const { symbols, provenance } = reply.output;
    if (!isReal(provenance) || symbols.length === 0) return missing(related.none(symbol));
    const draft = sourceDraft({ asOf: provenance.asOf, status: provenance.status, subject: subjectOf(symbol) });
    return found(
      related.summary(symbol, symbols.slice(0, 5).join(", ")),
      [
        draft.source({
          kind: "related",
          title: related.title(symbol),
          href: symbolHref(symbol),
          provider: provenance.source,
          data: { symbol, related: symbols.slice(0, 10) },
        }),
      ],
      [symbol, ...symbols.slice(0, 10)].map((one) => subjectOf(one)),
    );
  },
});

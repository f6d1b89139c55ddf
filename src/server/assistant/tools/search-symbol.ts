import { z } from "zod";
import { readingTool } from "../tool.ts";
import { found, missing, refused } from "./found.ts";
import { isReal } from "./is-real.ts";
import { sourceDraft } from "./source-draft.ts";
import { typeOf, nameOf, subjectOf } from "./subject-of.ts";

export const searchSymbolTool = readingTool({
  name: "search_symbol",
  description:
    "The ticker symbol of a company or fund by name, or what a symbol stands for. Ask for it before other tools when only a name is known.",
  input: z.strictObject({ query: z.string().trim().min(1).max(80), limit: z.number().int().min(1).max(10).default(5) }),
  symbolsOf: () => [],
  async run({ query, limit }, { api, words }) {
    const reply = await api("GET /api/market/search", { query, limit });
    if (!reply.ok) return refused(reply, words);
    const { search } = words.answers.sources;
    const { results, provenance } = reply.output;
    if (results.length === 0) return missing(search.none(query));
    const draft = sourceDraft({ asOf: provenance.asOf, status: isReal(provenance) ? provenance.status : "manual" });
    return found(
      search.summary(query, results.map(({ ticker }) => ticker).join(", ")),
      [
        draft.source({
          kind: "search",
          title: search.title(query),
          // The built-in list answers where no provider does, and is no sample.
          provider: isReal(provenance) ? provenance.source : "built-in list",
          data: results.map(({ ticker, name, primary_exchange, type, currency_name }, index) => ({
            symbol: ticker,
            name: nameOf(draft, ticker, name, `${index}.name`),
            exchange: primary_exchange,
            type: typeOf(draft, type, `${index}.type`),
            currency: currency_name,
          })),
        }),
      ],
      results.map(({ ticker, name }) => subjectOf(ticker, name)),
    );
  },
});

import { averageCrossings } from "#core/indicators/average-crossings.ts";
import { dailyHistory } from "../../tools/price-history.ts";
import { calculationSource } from "./calculation-source.ts";
import { type Answerers, answerer, isPast } from "./answerer.ts";

const averages = { short: 50, long: 200 };
const maxSymbols = 3;
const maxShown = 6;
/** As many as the history gives at once: about twenty years. */
const maxBars = 5_000;

/** Days on which the 50- and 200-day averages crossed. */
export const crossingAnswers: Answerers = {
  crossings: answerer("always|past-day|past-range|several", async ({ symbols, period, context }, draft) => {
    const { crossings: texts } = draft.words.technical;
    for (const symbol of symbols.slice(0, maxSymbols)) {
      const history = await dailyHistory(symbol, context, maxBars);
      if (typeof history === "string") {
        draft.line(history);
        continue;
      }
      const { bars, provenance } = history;
      if (bars.length <= averages.long) {
        draft.line(texts.tooFew(symbol));
        continue;
      }
      const all = averageCrossings(
        bars.map(({ close }) => close),
        averages,
      ).map(({ index, way }) => ({ way, date: bars[index]?.date ?? "", close: bars[index]?.close ?? null }));
      const isBounded = isPast(period) && period.from !== "";
      const within = isBounded ? all.filter(({ date }) => date >= period.from && date <= period.to) : all;
      const shown = within.slice(-maxShown).toReversed();
      const title = texts.title(symbol);
      const [sheet] = draft.take(
        "get_price_history",
        { symbol, crossings: `${averages.short}/${averages.long}` },
        calculationSource(title, {
          asOf: provenance.asOf,
          status: provenance.status,
          symbol,
          provider: provenance.source,
          days: shown.map(({ date, way }) => ({ key: `day.${date}`, label: texts.names[way], date })),
          values: shown.map(({ date, close }) => ({
            key: `close.${date}`,
            label: draft.words.labels.close,
            unit: "money",
            currency: history.currency,
            period: date,
            value: close,
            formula: texts.formula,
          })),
        }),
      );
      if (sheet === undefined) continue;
      const source = sheet.mark;
      draft.line(shown.length === 0 ? texts.none({ symbol, source }) : texts.of({ symbol, source }));
      draft.list(
        shown.map(({ date, way }) =>
          texts.one({
            name: texts.names[way],
            day: sheet.text(`day.${date}`) ?? "",
            close: sheet.text(`close.${date}`) ?? "",
            source,
          }),
        ),
      );
    }
  }),
};

import type { Figure, LiveTable, Source } from "#contract/assistant.ts";
import type { GroundedFigure } from "#core/grounding/evidence.ts";
import type { ReferencedFigure } from "#core/references/index.ts";
import type { SourceList } from "./source-list.ts";
import type { SourceTable, ToolSource } from "./tool.ts";

const factsBeforeMatching = 6;

/** Sources and figures as the screen gets them. */
export function createSourcesForScreen(list: SourceList) {
  // Digits that somebody typed may be an amount of the user's.
  const isPrivateFigure = (figure: GroundedFigure | ReferencedFigure): boolean => {
    if (figure.factId !== null) return list.isPrivate(figure.factId);
    // A calculation shows its inputs.
    if ("usedFactIds" in figure) return figure.usedFactIds.some(list.isPrivate);
    return figure.unit !== "percent" && figure.unit !== "date" && figure.state !== "news";
  };

  return {
    /** Figures as the screen gets them. */
    figures(grounded: readonly (GroundedFigure | ReferencedFigure)[]): Figure[] {
      const known = list.factsById();
      const articles = new Map(
        list.entries.flatMap(({ source }) => source.articles.map((article) => [article.id, article])),
      );
      return grounded.map((figure) => {
        const fact = figure.factId === null ? undefined : known.get(figure.factId);
        const [story] = figure.state === "news" ? (list.at(figure.source ?? 0)?.source.articles ?? []) : [];
        const article = figure.articleId === null ? story : articles.get(figure.articleId);
        return {
          text: figure.text,
          start: figure.start,
          end: figure.end,
          state: figure.state,
          value: figure.value,
          unit: figure.unit,
          currency: figure.currency,
          source: figure.source === null ? null : (list.at(figure.source)?.source.provider ?? null),
          sourceNumber: figure.source,
          asOf: figure.asOf,
          label: fact?.label ?? null,
          symbol: fact?.subject?.symbol ?? null,
          period: fact?.period ?? null,
          formula: figure.formula,
          inputs: figure.inputs.map((input) => ({ ...input })),
          article: article === undefined ? null : { title: article.title, url: article.url },
          mismatch: figure.mismatch,
          explanation: figure.explanation,
          isPrivate: isPrivateFigure(figure),
          form: "form" in figure ? figure.form : null,
        };
      });
    },

    /** Where the text states an amount of the user's own, or one that may be: left out when amounts are not sent. */
    privateSpans(grounded: readonly (GroundedFigure | ReferencedFigure)[]): { start: number; end: number }[] {
      return grounded.filter(isPrivateFigure).map(({ start, end }) => ({ start, end }));
    },

    /** The sources as the screen gets them; `grounded` decides which facts of each are given, null: the first of each. */
    shown(grounded: readonly (GroundedFigure | ReferencedFigure)[] | null): Source[] {
      const used =
        grounded === null
          ? null
          : new Set(
              grounded.flatMap((figure) =>
                "usedFactIds" in figure ? figure.usedFactIds : figure.factId === null ? [] : [figure.factId],
              ),
            );
      return list.entries.map((entry) => shown(entry, used));
    },

    shownOf: (numbers: readonly number[]): Source[] =>
      numbers.flatMap((number) => {
        const entry = list.at(number);
        return entry === undefined ? [] : [shown(entry, null)];
      }),
  };
}

/** A source with the facts that were used; null: its first. */
function shown(
  { source, number, privateKeys }: SourceList["entries"][number],
  usedFactIds: ReadonlySet<string> | null,
): Source {
  const used =
    usedFactIds === null
      ? source.facts.slice(0, factsBeforeMatching)
      : source.facts.filter((fact) => usedFactIds.has(`${number}.${fact.key}`));
  return {
    number,
    kind: source.kind,
    title: source.title,
    symbol: source.symbol,
    href: source.href,
    provider: source.provider,
    status: source.status,
    asOf: source.asOf,
    facts: used.map((fact) => ({
      key: fact.key,
      label: fact.label,
      value: fact.value,
      unit: fact.unit,
      currency: fact.currency,
      symbol: fact.subject?.symbol ?? null,
      period: fact.period,
      formula: fact.formula,
      isPrivate: privateKeys.has(fact.key),
    })),
    table: source.table === null ? null : liveTable(source.table, source, privateKeys),
  };
}

function liveTable(table: SourceTable, source: ToolSource, privateKeys: ReadonlySet<string>): LiveTable {
  const facts = new Map(source.facts.map((fact) => [fact.key, fact]));
  return {
    title: table.title,
    columns: table.columns.map((column) => ({ ...column })),
    rows: table.rows.map((row) => ({
      symbol: row.symbol,
      cells: row.cells.map((cell) => {
        if ("text" in cell) return { text: cell.text };
        const fact = facts.get(cell.fact);
        if (fact === undefined) return { text: "—" };
        return {
          value: fact.value,
          unit: fact.unit,
          currency: fact.currency,
          isPrivate: privateKeys.has(fact.key),
        };
      }),
    })),
  };
}

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { minCorrelatedReturns } from "#core/market/correlation.ts";
import { formatDay } from "../../format/format-date.ts";
import { missing } from "../../format/missing.ts";
import { fixed } from "../../format/number-format.ts";
import { query } from "../../shell/query.ts";
import { correlationText as words } from "../../text/correlation-text.ts";
import { figuresText } from "../../text/figures-text.ts";
import { Card } from "../../ui/card.tsx";
import { type CellProps, DataTable, type TableColumn } from "../../ui/data-table.tsx";
import type { Correlations } from "../figures-types.ts";
import type { PortfolioTabProps } from "../tab-props.ts";
import { tabState } from "../tab-state.ts";

type Pair = Correlations["pairs"][number];
/** A pair with a known correlation. */
type Known = Pair & { readonly correlation: number };

const loadingRetryMs = 12_000;

/** The correlation of each pair of the largest holdings as a table, with its period and method. */
export default function CorrelationCard({ account }: Pick<PortfolioTabProps, "account">): ReactNode {
  const { data, error, isFetching, refetch } = useQuery({
    ...query("GET /api/portfolio/correlations", account === null ? {} : { account }),
    refetchInterval: ({ state }) => (state.data?.missing.some(({ isLoading }) => isLoading) ? loadingRetryMs : false),
  });
  const state = tabState({
    hasData: data !== undefined,
    isFetching,
    error,
    loading: words.loading,
    failed: words.failed,
    showingLast: figuresText.performance.showingLast,
    onRetry: () => void refetch(),
  });
  if (data === undefined) return <Card title={words.title} state={state} />;
  const notes = notesOf(data);
  if (data.symbols.length < 2)
    return <Card title={words.title} state={{ kind: "empty", message: [words.empty, ...notes].join(" ") }} />;
  return (
    <Card
      title={words.title}
      beside={
        data.from === null || data.to === null ? null : (
          <span className="quiet">{words.period(formatDay(data.from), formatDay(data.to))}</span>
        )
      }
      state={state}
    >
      <p>{summaryOf(data.pairs)}</p>
      <Matrix data={data} />
      <p className="mt-2 note">{[words.scale, words.method, ...notes].join(" ")}</p>
    </Card>
  );
}

function Matrix({ data: { symbols, pairs } }: { data: Correlations }): ReactNode {
  const byPair = new Map(
    pairs.flatMap((pair) => {
      const [one, other] = pair.symbols;
      return [[`${one} ${other}`, pair] as const, [`${other} ${one}`, pair] as const];
    }),
  );
  return (
    <DataTable<string>
      caption={words.caption}
      columns={[
        { id: "holding", head: words.holding, isHeadHidden: true, width: 76, render: (symbol) => symbol },
        ...symbols.map((other): TableColumn<string> => {
          const pairOf = (symbol: string): Pair | undefined => byPair.get(`${symbol} ${other}`);
          return {
            id: other,
            head: other,
            render: (symbol) => <Value pair={pairOf(symbol)} />,
            cellProps: (symbol) => (symbol === other ? { className: "faint" } : shadeOf(pairOf(symbol))),
          };
        }),
      ]}
      rows={symbols}
      keyOf={(symbol) => symbol}
      look="heat"
      inset="none"
      frame="wide"
      frameClass="mt-2"
      tableProps={{ style: { minWidth: 76 + 56 * symbols.length, maxWidth: 76 + 96 * symbols.length } }}
    />
  );
}

function Value({ pair }: { pair: Pair | undefined }): ReactNode {
  if (pair === undefined || isKnown(pair)) return formatValue(pair?.correlation ?? null);
  return (
    <>
      <span aria-hidden="true">{missing}</span>
      <span className="visually-hidden">{reasonOf(pair)}</span>
    </>
  );
}

/** Returns the reason for an unknown correlation. */
function reasonOf({ changeCount }: Pair): string {
  return changeCount < minCorrelatedReturns ? words.tooFew : words.constant;
}

/** Returns a cell's colour: the stronger the correlation the fuller, in one colour each for together and apart. */
function shadeOf(pair: Pair | undefined): CellProps {
  if (pair === undefined) return { className: "faint" };
  if (!isKnown(pair)) return { className: "faint", title: reasonOf(pair) };
  return {
    className: "round-badge",
    title: words.changes(pair.changeCount),
    style: {
      background: `color-mix(in srgb, var(--series-${pair.correlation < 0 ? 2 : 1}) ${Math.round(Math.abs(pair.correlation) * 45)}%, var(--surface))`,
    },
  };
}

/** Returns the average, and the pairs most and least alike. */
function summaryOf(pairs: readonly Pair[]): string {
  const known = pairs.filter(isKnown).toSorted((one, other) => other.correlation - one.correlation);
  const [highest, lowest] = [known[0], known.at(-1)];
  if (highest === undefined || lowest === undefined) return [...new Set(pairs.map(reasonOf))].join(" ");
  const average = known.reduce((sum, { correlation }) => sum + correlation, 0) / known.length;
  if (known.length === 1) return words.highest(...highest.symbols, formatValue(highest.correlation));
  return [
    words.average(formatValue(average)),
    words.highest(...highest.symbols, formatValue(highest.correlation)),
    words.lowest(...lowest.symbols, formatValue(lowest.correlation)),
  ].join(" ");
}

function notesOf({ pairs, missing: without, omittedCount }: Correlations): readonly string[] {
  const counts = pairs.filter(isKnown).map(({ changeCount }) => changeCount);
  const [loading, unknown] = [true, false].map((isLoading) =>
    without.filter((holding) => holding.isLoading === isLoading).map(({ symbol }) => symbol),
  );
  return [
    ...(counts.length === 0 ? [] : [words.counts(Math.min(...counts), Math.max(...counts))]),
    ...(counts.length === 0 || counts.length === pairs.length ? [] : [words.unknown]),
    ...(loading === undefined || loading.length === 0 ? [] : [words.stillLoading(loading)]),
    ...(unknown === undefined || unknown.length === 0 ? [] : [words.withoutPrices(unknown)]),
    ...(omittedCount === 0 ? [] : [words.omitted(omittedCount)]),
  ];
}

function isKnown(pair: Pair): pair is Known {
  return pair.correlation !== null;
}

function formatValue(value: number | null): string {
  // Without the sign of what rounds to zero.
  return value === null ? missing : fixed(Number(value.toFixed(2)) + 0, 2);
}

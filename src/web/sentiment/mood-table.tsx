import { IconChevronRight } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { SymbolMood } from "#contract/sentiment.ts";
import type { DataStatus as DataStatusName } from "#core/market/provenance.ts";
import { directionMark, directionOf } from "../format/direction.ts";
import { formatPercentChange } from "../format/format-price.ts";
import { missing } from "../format/missing.ts";
import { fixed } from "../format/number-format.ts";
import { DataStatus } from "../market/data-status.tsx";
import { insightsPath } from "../market/insights-path.ts";
import { NewsRow } from "../market/news-row.tsx";
import { Tone } from "../market/tone.tsx";
import { moodText } from "../text/mood-text.ts";
import { sentimentText } from "../text/sentiment-text.ts";
import { text } from "../text/text.ts";
import { Badge } from "../ui/badge.tsx";
import { classNames } from "../ui/class-names.ts";
import { drivingWords } from "./driving-words.ts";
import { MoodTrack } from "./mood-track.tsx";
import styles from "./sentiment.module.css";
import { type MoodColumn, type MoodOrder, sortMoods } from "./sort-moods.ts";
import type { StoryWindow } from "./use-sentiment.ts";
import { DataTable, type TableColumn } from "../ui/data-table.tsx";

const maxWords = 3;
/** Statuses a row shows itself; the others are shown for the page. */
const loudStatuses = new Set<DataStatusName>(["sample", "stale", "unavailable"]);

/** Symbols by row: price mood, news mood, their gap, and the news behind it. Expanding a row shows its headlines. */
export function MoodTable({
  moods,
  window,
  caption,
  commonStatus,
}: {
  moods: readonly SymbolMood[];
  window: StoryWindow;
  caption: string;
  /** Shown above the table for all rows; null if they differ. */
  commonStatus: DataStatusName | null;
}): ReactNode {
  const [order, setOrder] = useState<MoodOrder>({ column: "gap", isDescending: true });
  const [opened, setOpened] = useState<string | null>(null);
  const rows = useMemo(() => sortMoods(moods, order), [moods, order]);
  return (
    <DataTable<SymbolMood, ColumnId>
      caption={caption}
      columns={[
        {
          ...sortable("symbol", "19%"),
          render: (mood) => (
            <SymbolName
              mood={mood}
              showsStatus={mood.provenance.status !== commonStatus && loudStatuses.has(mood.provenance.status)}
              isOpen={mood.symbol === opened}
              onToggle={() => setOpened(mood.symbol === opened ? null : mood.symbol)}
            />
          ),
        },
        ...figureColumns,
      ]}
      rows={rows}
      keyOf={({ symbol }) => symbol}
      sort={order}
      onSort={(id) => {
        if (id !== "words")
          setOrder({ column: id, isDescending: order.column === id ? !order.isDescending : id !== "symbol" });
      }}
      renderDetail={(mood) => (mood.symbol === opened ? <Headlines mood={mood} window={window} /> : null)}
      detailProps={({ symbol }) => ({ id: headlinesId(symbol), className: styles.headlines })}
      hasRowHover
      isStacked
      className={styles.table}
    />
  );
}

type ColumnId = MoodColumn | "words";

/** Returns the part of a column that doesn't depend on the rows. */
function sortable(id: MoodColumn, width: string): Omit<TableColumn<SymbolMood, ColumnId>, "render"> {
  const { headers, gapMeaning, sortBy } = sentimentText.sentiment;
  return {
    id,
    head: headers[id],
    align: "start",
    width,
    sortHint: id === "gap" ? gapMeaning : sortBy(headers[id]),
  };
}

/** On narrow windows, a cell without a value is left out. */
function known(isKnown: boolean) {
  return { "data-unknown": isKnown ? undefined : true };
}

const figureColumns: readonly TableColumn<SymbolMood, ColumnId>[] = [
  {
    ...sortable("price", "19%"),
    render: (mood) => <PriceMood mood={mood} />,
    cellProps: (mood) => known(hasPrice(mood)),
  },
  {
    ...sortable("news", "19%"),
    render: (mood) => <NewsMood mood={mood} />,
    cellProps: ({ newsMood }) => known(newsMood !== null),
  },
  {
    ...sortable("gap", "10.5%"),
    render: (mood) => <Gap mood={mood} />,
    cellProps: ({ gap }) => known(gap !== null),
  },
  {
    ...sortable("stories", "10.5%"),
    render: (mood) => <Stories mood={mood} />,
    cellProps: ({ stories }) => known(stories > 0),
  },
  {
    id: "words",
    head: sentimentText.sentiment.headers.words,
    align: "start",
    className: "soft size-secondary wrap-text py-1",
    render: (mood) => <Words mood={mood} />,
    cellProps: ({ stories }) => known(stories > 0),
  },
];

function hasPrice({ priceMood, changePercent }: SymbolMood): boolean {
  return priceMood !== null && changePercent !== null;
}

function headlinesId(symbol: string): string {
  return `headlines-${symbol}`;
}

function SymbolName({
  mood,
  showsStatus,
  isOpen,
  onToggle,
}: {
  mood: SymbolMood;
  showsStatus: boolean;
  isOpen: boolean;
  onToggle: () => void;
}): ReactNode {
  const { symbol, name, provenance, stories } = mood;
  return (
    <>
      <button
        type="button"
        className={classNames("grid items-center full min-h-36 text-start touch-min-h-44", styles.opener)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? headlinesId(symbol) : undefined}
        onClick={onToggle}
      >
        <IconChevronRight size={15} stroke={1.8} className={classNames("faint", styles.chevron)} aria-hidden="true" />
        <span className="visually-hidden">{sentimentText.sentiment.openRow(symbol)}</span>
        <span className="ink strong" aria-hidden="true">
          {symbol}
        </span>
        {name === null ? null : (
          <span className={classNames("ellipsis faint meta normal", styles.name)} aria-hidden="true">
            {name}
          </span>
        )}
      </button>
      {hasPrice(mood) || stories > 0 ? null : (
        <span className={classNames("hidden quiet normal", styles.nothing)}>
          {sentimentText.sentiment.nothingKnown}
        </span>
      )}
      {showsStatus ? <DataStatus provenance={provenance} /> : null}
    </>
  );
}

function Headlines({ mood: { symbol, headlines }, window }: { mood: SymbolMood; window: StoryWindow }): ReactNode {
  return (
    <>
      {headlines.length === 0 ? (
        <p className="faint py-2 px-4">
          {sentimentText.sentiment.noHeadlines(symbol, sentimentText.sentiment.windowNames[window])}
        </p>
      ) : (
        headlines.map((item) => <NewsRow key={item.id} item={item} showMatches />)
      )}
      <p className="py-2 px-4 size-secondary">
        <Link to={insightsPath(symbol)}>{sentimentText.sentiment.openInsights(symbol)}</Link>
      </p>
    </>
  );
}

function PriceMood({ mood: { priceMood, changePercent } }: { mood: SymbolMood }): ReactNode {
  if (priceMood === null || changePercent === null)
    return (
      <span className="faint" title={sentimentText.sentiment.noPrice}>
        {missing}
      </span>
    );
  return (
    <span className={classNames("inline-grid items-center gap-x-2h nowrap", styles.mood)}>
      <MoodTrack value={priceMood} />
      <Tone value={priceMood} none="" short />
      <span className="all-columns faint meta">{formatPercentChange(changePercent)}</span>
    </span>
  );
}

function NewsMood({ mood: { newsMood, isLowEvidence, stories } }: { mood: SymbolMood }): ReactNode {
  if (newsMood === null) return <span className="faint">{sentimentText.sentiment.noStories}</span>;
  return (
    <span className={classNames("inline-grid items-center gap-x-2h nowrap", styles.mood)}>
      <MoodTrack value={newsMood} isHollow={isLowEvidence} />
      <Tone value={newsMood} none="" short />
      {isLowEvidence ? (
        <span className="all-columns faint meta" title={sentimentText.sentiment.lowEvidenceMeaning(stories)}>
          {sentimentText.sentiment.lowEvidence}
        </span>
      ) : null}
    </span>
  );
}

function Gap({ mood: { gap, divergenceKind } }: { mood: SymbolMood }): ReactNode {
  if (gap === null) return <span className="faint">{missing}</span>;
  const direction = directionOf(gap, 2);
  return (
    <span title={sentimentText.sentiment.gapMeaning}>
      {{ up: "+", down: "−", flat: "" }[direction]}
      {fixed(Math.abs(gap), 2)}
      {divergenceKind === null ? null : (
        <span className="block">
          <Badge look="amber" title={moodText.divergences[divergenceKind]}>
            {sentimentText.sentiment.disagree}
          </Badge>
        </span>
      )}
    </span>
  );
}

function Stories({ mood: { stories, positiveStories, negativeStories } }: { mood: SymbolMood }): ReactNode {
  if (stories === 0) return <span className="faint">0</span>;
  return (
    <>
      {stories}
      <span className={classNames("inline-flex gap-2 size-secondary", styles.counts)}>
        <span className="up" title={sentimentText.sentiment.positiveStories(positiveStories)}>
          <span aria-hidden="true">{directionMark.up}</span>
          {positiveStories}
          <span className="visually-hidden"> {sentimentText.sentiment.positive}</span>
        </span>
        <span className="down" title={sentimentText.sentiment.negativeStories(negativeStories)}>
          <span aria-hidden="true">{directionMark.down}</span>
          {negativeStories}
          <span className="visually-hidden"> {sentimentText.sentiment.negative}</span>
        </span>
      </span>
    </>
  );
}

function Words({ mood: { headlines, stories } }: { mood: SymbolMood }): ReactNode {
  const words = drivingWords(headlines, maxWords);
  if (stories === 0) return <span className="faint">{missing}</span>;
  if (words.length === 0) return <span className="faint">{sentimentText.sentiment.noWords}</span>;
  return words.map(({ words: expression, tone }) => (
    <span key={expression} className={classNames("inline-block", styles.expression)} title={text.tone.counted[tone]}>
      <span className={tone === "positive" ? "up" : "down"} aria-hidden="true">
        {directionMark[tone === "positive" ? "up" : "down"]}
      </span>
      {text.ui.quoted(expression)}
      <span className="visually-hidden"> {text.tone.counted[tone]}</span>
    </span>
  ));
}

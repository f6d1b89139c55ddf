import { IconChevronDown, IconChevronRight, IconChevronUp } from "@tabler/icons-react";
import { useId, useMemo, useState } from "react";
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

const sortable = ["symbol", "price", "news", "gap", "stories"] as const satisfies readonly MoodColumn[];
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
  const sortBy = (column: MoodColumn): void =>
    setOrder({ column, isDescending: order.column === column ? !order.isDescending : column !== "symbol" });
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {sortable.map((column) => (
            <th
              key={column}
              scope="col"
              aria-sort={order.column === column ? (order.isDescending ? "descending" : "ascending") : undefined}
            >
              <button
                type="button"
                className={classNames(styles.sort, order.column === column && styles.sorted)}
                title={
                  column === "gap"
                    ? sentimentText.sentiment.gapMeaning
                    : sentimentText.sentiment.sortBy(sentimentText.sentiment.headers[column])
                }
                onClick={() => sortBy(column)}
              >
                {sentimentText.sentiment.headers[column]}
                {order.column === column ? (
                  order.isDescending ? (
                    <IconChevronDown size={13} aria-hidden="true" />
                  ) : (
                    <IconChevronUp size={13} aria-hidden="true" />
                  )
                ) : null}
              </button>
            </th>
          ))}
          <th scope="col">{sentimentText.sentiment.headers.words}</th>
        </tr>
      </thead>
      {rows.map((mood) => (
        <Row
          key={mood.symbol}
          mood={mood}
          window={window}
          tellsStatus={mood.provenance.status !== commonStatus && loudStatuses.has(mood.provenance.status)}
          isOpen={mood.symbol === opened}
          onToggle={() => setOpened(mood.symbol === opened ? null : mood.symbol)}
        />
      ))}
    </table>
  );
}

function Row({
  mood,
  window,
  tellsStatus,
  isOpen,
  onToggle,
}: {
  mood: SymbolMood;
  window: StoryWindow;
  tellsStatus: boolean;
  isOpen: boolean;
  onToggle: () => void;
}): ReactNode {
  const id = useId();
  const { symbol, name, provenance, headlines, stories } = mood;
  // Small screens omit cells that would only show a dash.
  const hasPrice = mood.priceMood !== null && mood.changePercent !== null;
  const unknown = (isKnown: boolean): true | undefined => (isKnown ? undefined : true);
  return (
    <tbody className={classNames(isOpen && styles.opened)}>
      <tr>
        <th scope="row">
          <button
            type="button"
            className={styles.opener}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={onToggle}
          >
            <IconChevronRight size={15} stroke={1.8} className={styles.chevron} aria-hidden="true" />
            <span className="visually-hidden">{sentimentText.sentiment.openRow(symbol)}</span>
            <span className={styles.ticker} aria-hidden="true">
              {symbol}
            </span>
            {name === null ? null : (
              <span className={styles.name} aria-hidden="true">
                {name}
              </span>
            )}
          </button>
          {hasPrice || stories > 0 ? null : (
            <span className={styles.nothing}>{sentimentText.sentiment.nothingKnown}</span>
          )}
          {tellsStatus ? <DataStatus provenance={provenance} /> : null}
        </th>
        <td data-label={sentimentText.sentiment.headers.price} data-unknown={unknown(hasPrice)}>
          <PriceMood mood={mood} />
        </td>
        <td data-label={sentimentText.sentiment.headers.news} data-unknown={unknown(mood.newsMood !== null)}>
          <NewsMood mood={mood} />
        </td>
        <td
          data-label={sentimentText.sentiment.headers.gap}
          data-unknown={unknown(mood.gap !== null)}
          className={styles.gap}
        >
          <Gap mood={mood} />
        </td>
        <td
          data-label={sentimentText.sentiment.headers.stories}
          data-unknown={unknown(stories > 0)}
          className={styles.stories}
        >
          <Stories mood={mood} />
        </td>
        <td
          data-label={sentimentText.sentiment.headers.words}
          data-unknown={unknown(stories > 0)}
          className={styles.words}
        >
          <Words mood={mood} />
        </td>
      </tr>
      {isOpen ? (
        <tr id={id} className={styles.headlinesRow}>
          <td colSpan={6}>
            {headlines.length === 0 ? (
              <p className={styles.faint}>
                {sentimentText.sentiment.noHeadlines(symbol, sentimentText.sentiment.windowNames[window])}
              </p>
            ) : (
              headlines.map((item) => <NewsRow key={item.id} item={item} showMatches />)
            )}
            <p className={styles.rowLink}>
              <Link to={insightsPath(symbol)}>{sentimentText.sentiment.openInsights(symbol)}</Link>
            </p>
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}

function PriceMood({ mood: { priceMood, changePercent } }: { mood: SymbolMood }): ReactNode {
  if (priceMood === null || changePercent === null)
    return (
      <span className={styles.faint} title={sentimentText.sentiment.noPrice}>
        {missing}
      </span>
    );
  return (
    <span className={styles.mood}>
      <MoodTrack value={priceMood} />
      <Tone value={priceMood} none="" short />
      <span className={styles.moodFact}>{formatPercentChange(changePercent)}</span>
    </span>
  );
}

function NewsMood({ mood: { newsMood, isLowEvidence, stories } }: { mood: SymbolMood }): ReactNode {
  if (newsMood === null) return <span className={styles.faint}>{sentimentText.sentiment.noStories}</span>;
  return (
    <span className={styles.mood}>
      <MoodTrack value={newsMood} isHollow={isLowEvidence} />
      <Tone value={newsMood} none="" short />
      {isLowEvidence ? (
        <span className={styles.moodFact} title={sentimentText.sentiment.lowEvidenceMeaning(stories)}>
          {sentimentText.sentiment.lowEvidence}
        </span>
      ) : null}
    </span>
  );
}

function Gap({ mood: { gap, divergenceKind } }: { mood: SymbolMood }): ReactNode {
  if (gap === null) return <span className={styles.faint}>{missing}</span>;
  const direction = directionOf(gap, 2);
  return (
    <span title={sentimentText.sentiment.gapMeaning}>
      {{ up: "+", down: "−", flat: "" }[direction]}
      {fixed(Math.abs(gap), 2)}
      {divergenceKind === null ? null : (
        <span className={styles.disagrees}>
          <Badge look="amber" title={moodText.divergences[divergenceKind]}>
            {sentimentText.sentiment.disagree}
          </Badge>
        </span>
      )}
    </span>
  );
}

function Stories({ mood: { stories, positiveStories, negativeStories } }: { mood: SymbolMood }): ReactNode {
  if (stories === 0) return <span className={styles.faint}>0</span>;
  return (
    <>
      {stories}
      <span className={styles.counts}>
        <span className={styles.up} title={sentimentText.sentiment.positiveStories(positiveStories)}>
          <span aria-hidden="true">{directionMark.up}</span>
          {positiveStories}
          <span className="visually-hidden"> {sentimentText.sentiment.positive}</span>
        </span>
        <span className={styles.down} title={sentimentText.sentiment.negativeStories(negativeStories)}>
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
  if (stories === 0) return <span className={styles.faint}>{missing}</span>;
  if (words.length === 0) return <span className={styles.faint}>{sentimentText.sentiment.noWords}</span>;
  return words.map(({ words: expression, tone }) => (
    <span key={expression} className={styles.expression} title={text.tone.counted[tone]}>
      <span className={tone === "positive" ? styles.up : styles.down} aria-hidden="true">
        {directionMark[tone === "positive" ? "up" : "down"]}
      </span>
      “{expression}”<span className="visually-hidden"> {text.tone.counted[tone]}</span>
    </span>
  ));
}

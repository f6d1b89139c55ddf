import { IconDownload, IconTable, IconTimeline } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { Provenance } from "#contract/provenance.ts";
import { moodWord } from "#core/sentiment/mood-word.ts";
import { directionMark, directionOf } from "../format/direction.ts";
import { formatDay } from "../format/format-date.ts";
import { fixed } from "../format/number-format.ts";
import { DataStatus } from "../market/data-status.tsx";
import { toneDirection } from "../market/tone.tsx";
import { moodText } from "../text/mood-text.ts";
import { sentimentText } from "../text/sentiment-text.ts";
import { Card, type CardState } from "../ui/card.tsx";
import { classNames } from "../ui/class-names.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { saveFile } from "../ui/save-file.ts";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { MoodChart } from "./mood-chart.tsx";
import { moodCsv, type MoodDay, moodDays, type MoodRange, moodRanges } from "./mood-course.ts";
import styles from "./sentiment.module.css";
import { isCalculating, type MarketMood } from "./use-sentiment.ts";
import { DataTable } from "../ui/data-table.tsx";

/** The market's mood: current, against a week ago, and over past days. */
export function MoodCard({
  market,
  provenance,
  state,
  range,
  onRange,
}: {
  market: MarketMood | undefined;
  provenance: Provenance | undefined;
  state: CardState;
  range: MoodRange;
  onRange: (range: MoodRange) => void;
}): ReactNode {
  const [isTable, setIsTable] = useState(false);
  const days = moodDays(market?.history ?? [], range);
  const loading: CardState = { kind: "loading", label: sentimentText.sentiment.loading, skeleton: <MoodSkeleton /> };
  return (
    <Card
      title={sentimentText.sentiment.market}
      beside={provenance === undefined ? null : <DataStatus provenance={provenance} />}
      actions={
        <>
          <SegmentedControl
            label={sentimentText.sentiment.range}
            value={range}
            options={moodRanges.map((value) => ({
              value,
              label: sentimentText.sentiment.rangeLabels[value],
              title: sentimentText.sentiment.ranges[value],
            }))}
            onChange={onRange}
          />
          <IconButton
            label={isTable ? sentimentText.sentiment.showChart : sentimentText.sentiment.showTable}
            title={isTable ? sentimentText.sentiment.showChart : sentimentText.sentiment.showTable}
            onClick={() => setIsTable(!isTable)}
          >
            {isTable ? <IconTimeline size={17} stroke={1.7} /> : <IconTable size={17} stroke={1.7} />}
          </IconButton>
          <IconButton
            label={sentimentText.sentiment.downloadCsv}
            title={sentimentText.sentiment.downloadCsv}
            disabled={days.length === 0}
            onClick={() => saveFile(`market-mood-${range}.csv`, moodCsv(days), "text/csv")}
          >
            <IconDownload size={17} stroke={1.7} />
          </IconButton>
        </>
      }
      state={market === undefined && state.kind !== "error" ? loading : state}
    >
      {market === undefined ? null : (
        <>
          <Headline market={market} />
          <Course days={days} market={market} range={range} isTable={isTable} />
        </>
      )}
    </Card>
  );
}

function withoutScore(lacking: MarketMood["lacking"]): string {
  if (lacking.length === 0) return sentimentText.sentiment.noScore;
  return moodText.notEnough(lacking.map(({ part, have, needed }) => moodText.lacking[part](have, needed)));
}

function Headline({ market: { score, lacking, changeIn7Days } }: { market: MarketMood }): ReactNode {
  if (score === null) return <p className="faint">{withoutScore(lacking)}</p>;
  const direction = toneDirection(score);
  const changed = changeIn7Days === null ? null : directionOf(changeIn7Days, 2);
  return (
    <p className={classNames("flex wrap items-baseline gap-y-half gap-x-3", styles.headline)}>
      <b className={classNames("strong", styles.score)} title={sentimentText.sentiment.scoreMeaning}>
        {fixed(score, 2)}
      </b>
      <span className={classNames("size-reading medium", direction)}>
        <span aria-hidden="true">{directionMark[direction]}</span> {moodText.words[moodWord(score)]}
      </span>
      {changed === null || changeIn7Days === null ? (
        <span className="faint" title={sentimentText.sentiment.noWeekAgo}>
          — {sentimentText.sentiment.inSevenDays}
        </span>
      ) : (
        <span className="soft" title={sentimentText.sentiment.changeMeaning}>
          <span aria-hidden="true">{directionMark[changed]}</span>{" "}
          <span className="visually-hidden">{sentimentText.sentiment.ways[changed]}</span>
          {changed === "up" ? "+" : ""}
          {fixed(changeIn7Days, 2)} {sentimentText.sentiment.inSevenDays}
        </span>
      )}
    </p>
  );
}

function Course({
  days,
  market,
  range,
  isTable,
}: {
  days: readonly MoodDay[];
  market: MarketMood;
  range: MoodRange;
  isTable: boolean;
}): ReactNode {
  const note =
    days.length === 0
      ? sentimentText.sentiment.noDays
      : isCalculating(market)
        ? sentimentText.sentiment.calculating
        : null;
  return (
    <>
      {days.length === 0 ? null : isTable ? <MoodTable days={days} range={range} /> : <MoodChart days={days} />}
      {note === null ? null : <p className="faint">{note}</p>}
    </>
  );
}

function MoodTable({ days, range }: { days: readonly MoodDay[]; range: MoodRange }): ReactNode {
  const { columns, basis } = sentimentText.sentiment;
  const caption = sentimentText.sentiment.tableCaption(sentimentText.sentiment.ranges[range]);
  return (
    <DataTable
      caption={caption}
      columns={[
        { id: "date", head: columns.date, render: ({ date }) => formatDay(date) },
        {
          id: "score",
          head: columns.score,
          align: "start",
          className: "medium",
          render: ({ score }) => fixed(score, 2),
        },
        { id: "word", head: columns.word, align: "start", render: ({ score }) => moodText.words[moodWord(score)] },
        {
          id: "basis",
          head: columns.basis,
          align: "start",
          render: ({ hasNews }) => basis[hasNews ? "news" : "prices"],
        },
      ]}
      rows={days.toReversed()}
      keyOf={({ date }) => date}
      inset="none"
      frame="tall"
      frameClass={classNames("mt-2", styles.tableFrame)}
      className="size-secondary"
    />
  );
}

function MoodSkeleton(): ReactNode {
  return (
    <div className="grid gap-card">
      <Skeleton width={220} height={34} />
      <Skeleton height={232} />
    </div>
  );
}

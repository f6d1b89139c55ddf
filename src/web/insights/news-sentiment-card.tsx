import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { problemDetails } from "../api/api-problem.ts";
import { useDataEntry } from "../market/data-registry.tsx";
import { DataStatus } from "../market/data-status.tsx";
import { isOld } from "../market/is-old.ts";
import { NewsRow } from "../market/news-row.tsx";
import { Tone } from "../market/tone.tsx";
import { query } from "../shell/query.ts";
import { symbolTabsText } from "../text/symbol-tabs-text.ts";
import { text } from "../text/text.ts";
import { Badge } from "../ui/badge.tsx";
import { Card, type CardState } from "../ui/card.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { insightsParams } from "./insights-address.ts";
import styles from "./overview.module.css";
import { classNames } from "../ui/class-names.ts";

const words = symbolTabsText.newsSentiment;
const shownHeadlines = 2;

/** The tone of the week's stories about a symbol, counted, with the two strongest ones. */
export function NewsSentimentCard({ symbol }: { symbol: string }): ReactNode {
  const answer = useQuery(query("GET /api/market/sentiment", { symbols: [symbol], window: "7d" }));
  const { data, error, refetch } = answer;
  const mood = data?.symbols.find((one) => one.symbol === symbol);
  const stories = mood?.stories ?? 0;
  const positive = mood?.positiveStories ?? 0;
  const negative = mood?.negativeStories ?? 0;
  const neutral = stories - positive - negative;
  const retry = (): void => void refetch();
  useDataEntry(mood === undefined ? null : { id: "sentiment", label: words.title, ...mood.provenance, onRetry: retry });
  const newsPath = `/insights?${new URLSearchParams(insightsParams(symbol, { tab: "news" })).toString()}`;
  return (
    <Card
      title={words.title}
      className="min-0"
      beside={
        mood === undefined || stories === 0 ? null : (
          <span className={classNames("inline-row gap-2 size-secondary", styles.tone)} data-hollow={mood.isLowEvidence}>
            <Tone value={mood.newsMood} none={words.none} />
            {mood.isLowEvidence ? <Badge title={words.lowEvidenceWhy}>{words.lowEvidence}</Badge> : null}
            {isOld(mood.provenance.status) ? <DataStatus provenance={mood.provenance} /> : null}
          </span>
        )
      }
      actions={mood === undefined ? null : <span className="quiet">{words.stories(stories)}</span>}
      flush
      state={state()}
    >
      {stories === 0 ? null : (
        <div className={classNames("pt-1 pb-2h px-4", styles.counts)}>
          <span className={classNames("flex gap-half clip round-1 h-7", styles.countBar)} aria-hidden="true">
            {positive > 0 ? <i data-tone="up" style={{ flexGrow: positive }} /> : null}
            {neutral > 0 ? <i data-tone="flat" style={{ flexGrow: neutral }} /> : null}
            {negative > 0 ? <i data-tone="down" style={{ flexGrow: negative }} /> : null}
          </span>
          <span className="flex between soft size-secondary mt-1h">
            <span>{words.positive(positive)}</span>
            <span>{words.neutral(neutral)}</span>
            <span>{words.negative(negative)}</span>
          </span>
        </div>
      )}
      {mood?.headlines.slice(0, shownHeadlines).map((item) => (
        <NewsRow key={item.id} item={item} showMatches />
      ))}
      {mood?.divergence === null || mood === undefined ? null : (
        <p className="py-2 px-4 edge-top-soft size-secondary soft">{mood.divergence}</p>
      )}
      <p className="py-2 px-4 edge-top-soft size-secondary">
        <Link to={newsPath} preventScrollReset>
          {words.all}
        </Link>
      </p>
    </Card>
  );

  function state(): CardState {
    if (data === undefined)
      return error === null
        ? {
            kind: "loading",
            label: words.loading,
            skeleton: (
              <div className="pt-1 pb-4 px-4">
                <Skeleton height={210} radius={8} />
              </div>
            ),
          }
        : { kind: "error", message: words.failed, details: problemDetails(error), onRetry: retry };
    if (mood !== undefined && stories > 0) return { kind: "ready" };
    return mood?.provenance.status === "unavailable"
      ? { kind: "error", message: text.news.failed, onRetry: retry }
      : { kind: "empty", message: words.noneIn };
  }
}

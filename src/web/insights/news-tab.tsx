import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { problemDetails } from "../api/api-problem.ts";
import type { Direction } from "../format/direction.ts";
import { useDataEntry } from "../market/data-registry.tsx";
import { DataStatus } from "../market/data-status.tsx";
import { isOld } from "../market/is-old.ts";
import { NewsRow } from "../market/news-row.tsx";
import { toneDirection } from "../market/tone.tsx";
import { query } from "../shell/query.ts";
import { symbolTabsText } from "../text/symbol-tabs-text.ts";
import { text } from "../text/text.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Card, type CardState } from "../ui/card.tsx";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import styles from "./tabs-content.module.css";

/** Source: product specification, section 9. */
const firstStories = 10;
const stepStories = 30;
const maxStories = 100;
const words = symbolTabsText.symbolNews;
type Filter = Direction | "all";

/** Every story about a symbol, newest first, with the words that decided its tone. */
export default function NewsTab({ symbol }: { symbol: string }): ReactNode {
  const [limit, setLimit] = useState(firstStories);
  const [filter, setFilter] = useState<Filter>("all");
  const answer = useQuery({
    ...query("GET /api/market/news", { symbols: [symbol], limit }),
    placeholderData: keepPreviousData,
  });
  const { data, error, refetch, isFetching } = answer;
  const items = data?.items ?? [];
  const filtered = items.filter(
    ({ sentiment }) => filter === "all" || (sentiment !== null && toneDirection(sentiment) === filter),
  );
  const isSample = data?.provenance.status === "sample";
  const retry = (): void => void refetch();
  useDataEntry(
    data === undefined
      ? null
      : { id: "news", label: text.symbolPage.tabNames.news, ...data.provenance, onRetry: retry },
  );
  return (
    <Card
      flush
      title={text.symbolPage.tabNames.news}
      isTitleHidden
      beside={data !== undefined && isOld(data.provenance.status) ? <DataStatus provenance={data.provenance} /> : null}
      actions={
        (data === undefined ? error !== null : items.length === 0) || isSample ? null : (
          <SegmentedControl
            label={words.filter}
            value={filter}
            options={(["all", "up", "flat", "down"] as const).map((value) => ({
              value,
              label: words.filters[value],
            }))}
            onChange={setFilter}
          />
        )
      }
      state={state()}
    >
      {isSample ? (
        <div className="pt-1 pb-3 px-4">
          <Alert>
            <p>{text.news.failed}</p>
            <p>{words.samples}</p>
            <Button size="small" onClick={retry}>
              {text.ui.retry}
            </Button>
          </Alert>
        </div>
      ) : data?.provenance.note === undefined ? null : (
        <p className="pt-1h pb-3h px-4 soft">{data.provenance.note}</p>
      )}
      <div className={isSample ? styles.samples : undefined}>
        {filtered.map((item) => (
          <NewsRow key={item.id} item={item} showSummary showMatches />
        ))}
      </div>
      {items.length > 0 && filtered.length === 0 ? <p className="pt-1h pb-3h px-4 soft">{words.noneOfTone}</p> : null}
      {items.length === 0 || isSample ? null : (
        <div className="row between min-h-44 py-1h px-4 edge-top-soft quiet">
          <span>{words.shown(filtered.length, items.length)}</span>
          {items.length >= limit && limit < maxStories ? (
            <Button size="small" busy={isFetching} onClick={() => setLimit(Math.min(maxStories, limit + stepStories))}>
              {words.more}
            </Button>
          ) : null}
        </div>
      )}
    </Card>
  );

  function state(): CardState {
    if (error !== null && data === undefined)
      return { kind: "error", message: text.news.failed, details: problemDetails(error), onRetry: retry };
    if (data === undefined) return { kind: "loading", label: words.loading };
    if (items.length === 0) return { kind: "empty", message: words.none(symbol) };
    if (isSample) return { kind: "sample" };
    return isFetching ? { kind: "refreshing" } : { kind: "ready" };
  }
}

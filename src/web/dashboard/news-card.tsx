import { useQuery } from "@tanstack/react-query";
import { memo, useState } from "react";
import type { ReactNode } from "react";
import { problemDetails } from "../api/api-problem.ts";
import { useFormats } from "../format/use-formats.ts";
import { useDataEntry } from "../market/data-registry.tsx";
import { DataStatus } from "../market/data-status.tsx";
import { NewsRow } from "../market/news-row.tsx";
import { query } from "../shell/query.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { Card, type CardState } from "../ui/card.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

/** Stories per request, and how many more each click adds. Source: product specification, section 9. */
const pageRows = 10;
const firstRows = 6;
const maxRows = 50;

/** The latest stories about a list's symbols, or about the market if the list is empty. */
export const NewsCard = memo(function NewsCard({
  symbols,
  title,
}: {
  symbols: readonly string[];
  title: string;
}): ReactNode {
  useFormats();
  const [limit, setLimit] = useState(pageRows);
  const [rows, setRows] = useState(firstRows);
  const news = useQuery({
    ...query("GET /api/market/news", { symbols: symbols.slice(0, 50), limit }),
    placeholderData: (before) => before,
  });
  const { data, error, refetch, isFetching } = news;
  const provenance = data?.provenance;
  useDataEntry(
    provenance === undefined
      ? null
      : { id: "news", label: text.dashboard.newsTitle, ...provenance, onRetry: () => void refetch() },
  );
  const isSample = provenance?.status === "sample";
  const items = data?.items.slice(0, rows) ?? [];
  const hasMore = data !== undefined && (data.items.length > rows || (data.items.length >= limit && limit < maxRows));
  return (
    <Card
      title={symbols.length === 0 ? text.dashboard.marketNews : title}
      beside={provenance === undefined ? null : <DataStatus provenance={provenance} />}
      flush
      state={cardState()}
    >
      {isSample ? <p className="py-2 px-4 edge-bottom-soft soft size-secondary">{text.dashboard.sampleNews}</p> : null}
      {items.map((item) => (
        <NewsRow key={item.id} item={item} />
      ))}
      {hasMore ? (
        <p className="pt-1h pb-2 px-1h edge-top-soft">
          <Button
            look="subtle"
            size="small"
            busy={isFetching}
            onClick={() => {
              setRows(rows + pageRows);
              setLimit(Math.min(maxRows, Math.max(limit, rows + pageRows)));
            }}
          >
            {text.dashboard.moreNews}
          </Button>
        </p>
      ) : null}
      {provenance?.note === undefined || isSample ? null : (
        <p className="py-2 px-4 edge-bottom-soft soft size-secondary">{provenance.note}</p>
      )}
    </Card>
  );

  function cardState(): CardState {
    if (data === undefined) {
      if (error === null) return { kind: "loading", label: text.news.loading, skeleton: <Rows /> };
      return {
        kind: "error",
        message: text.news.failed,
        details: problemDetails(error),
        onRetry: () => void refetch(),
      };
    }
    if (isSample) return { kind: "sample" };
    if (provenance?.status === "stale") return { kind: "stale", onRetry: () => void refetch() };
    return items.length === 0 ? { kind: "empty", message: text.news.none } : { kind: "ready" };
  }
});

function Rows(): ReactNode {
  return (
    <div className="grid gap-3 pt-2 pb-4 px-4">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height={36} />
      ))}
    </div>
  );
}

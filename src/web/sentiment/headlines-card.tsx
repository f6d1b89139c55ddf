import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { NewsItem } from "#contract/news.ts";
import { problemDetails } from "../api/api-problem.ts";
import { DataStatus } from "../market/data-status.tsx";
import { NewsRow } from "../market/news-row.tsx";
import { query } from "../shell/query.ts";
import { sentimentText } from "../text/sentiment-text.ts";
import { text } from "../text/text.ts";
import { Card, type CardState } from "../ui/card.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

/** The stories with the most weight in the market's score. If none could be loaded, samples that don't count. */
export function HeadlinesCard({
  headlines,
  isNewsDown,
  state,
}: {
  headlines: readonly NewsItem[] | undefined;
  /** True if no story could be loaded. */
  isNewsDown: boolean;
  state: CardState;
}): ReactNode {
  const needsSamples = headlines?.length === 0 && isNewsDown;
  const news = useQuery({ ...query("GET /api/market/news", { limit: 5 }), enabled: needsSamples });
  const loading: CardState = {
    kind: "loading",
    label: sentimentText.sentiment.loadingHeadlines,
    skeleton: <StorySkeletons />,
  };
  if (headlines === undefined || (needsSamples && news.isPending))
    return <Card title={sentimentText.sentiment.headlines} flush state={state.kind === "error" ? state : loading} />;
  if (!needsSamples)
    return (
      <Card
        title={sentimentText.sentiment.headlines}
        flush
        state={headlines.length === 0 ? { kind: "empty", message: sentimentText.sentiment.noHeadlinesMarket } : state}
      >
        <p className="pt-0 pb-2 px-4 note">{sentimentText.sentiment.headlinesHint}</p>
        {isNewsDown ? <p className="pt-0 pb-2 px-4 note">{sentimentText.sentiment.storiesMissing}</p> : null}
        {headlines.map((item) => (
          <NewsRow key={item.id} item={item} showMatches />
        ))}
      </Card>
    );
  const { data, error, refetch } = news;
  const isSample = data?.provenance.status === "sample";
  return (
    <Card
      title={sentimentText.sentiment.headlines}
      flush
      beside={data === undefined ? null : <DataStatus provenance={data.provenance} />}
      state={
        data === undefined
          ? {
              kind: "error",
              message: text.news.failed,
              ...(error === null ? {} : { details: problemDetails(error) }),
              onRetry: () => void refetch(),
            }
          : isSample
            ? { kind: "sample" }
            : { kind: "ready" }
      }
    >
      {data === undefined ? null : (
        <>
          <p className="pt-0 pb-2 px-4 note">
            {data.provenance.note === undefined ? null : <>{data.provenance.note}. </>}
            {isSample ? sentimentText.sentiment.samplesNotScored : null}
          </p>
          {data.items.map((item) => (
            <NewsRow key={item.id} item={item} />
          ))}
        </>
      )}
    </Card>
  );
}

function StorySkeletons(): ReactNode {
  return (
    <div className="grid gap-card pt-1 pb-4 px-4">
      {["a", "b", "c", "d", "e"].map((key) => (
        <Skeleton key={key} height={44} />
      ))}
    </div>
  );
}

import { writtenLack } from "../../format/written-lack.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { problemDetails } from "../../api/api-problem.ts";
import { HeatMap } from "../../chart/heat-map.tsx";
import { formatDay } from "../../format/format-date.ts";
import { useMoneyTexts } from "../../holdings/use-money-texts.ts";
import { insightsPath } from "../../market/insights-path.ts";
import { query } from "../../shell/query.ts";
import { figuresText } from "../../text/figures-text.ts";
import { heatMapText as words } from "../../text/heat-map-text.ts";
import { text } from "../../text/text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Details } from "../../ui/details.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Allocation } from "../figures-types.ts";
import type { PortfolioTabProps } from "../tab-props.ts";
import { gainTiles } from "./gain-tiles.ts";

/** The holdings as areas, coloured by their gain in the chosen range. */
export default function GainMap({
  data: { buckets },
  account,
  range: { from, to },
}: PortfolioTabProps & { data: Allocation }): ReactNode {
  const { data, error, refetch } = useQuery(
    query("GET /api/portfolio/contributions", {
      ...(account === null ? {} : { account }),
      ...(from === null ? {} : { from }),
      ...(to === null ? {} : { to }),
    }),
  );
  const money = useMoneyTexts(data?.baseCurrency ?? "");
  if (data === undefined)
    return error === null ? (
      <>
        <output className="visually-hidden">{words.loading}</output>
        <Skeleton height={300} />
      </>
    ) : (
      <Alert>
        <p>{words.failed}</p>
        <Details>{problemDetails(error)}</Details>
        <Button size="small" onClick={() => void refetch()}>
          {text.ui.retry}
        </Button>
      </Alert>
    );
  const days = [formatDay(data.from), formatDay(data.to)] as const;
  const tiles = gainTiles(buckets, data.contributions).map(({ symbol, value, gain, ratio }) => ({
    id: symbol,
    size: value,
    ratio,
    path: insightsPath(symbol),
    title: `${symbol}: ${money.amount(value)}, ${gain === null ? words.unknown : money.change(gain)}`,
  }));
  if (tiles.length === 0) return <p className="soft">{words.none}</p>;
  return (
    <>
      <HeatMap tiles={tiles} caption={words.gains(...days)} note={words.gainsNote(...days)} />
      {data.incomplete.length === 0 ? null : (
        <p className="mt-2 note">
          {figuresText.performance.incomplete}:{" "}
          {data.incomplete
            .map(({ symbol, reason }) => figuresText.performance.incompleteItem(symbol, writtenLack(reason)))
            .join("; ")}
          .
        </p>
      )}
    </>
  );
}

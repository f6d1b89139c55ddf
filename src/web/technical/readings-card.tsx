import type { ReactNode } from "react";
import type { Output } from "../api/call.ts";
import { cityOf } from "../format/format-date.ts";
import { DataStatus } from "../market/data-status.tsx";
import { ReadingsTable } from "../market/readings-table.tsx";
import { SignalScale } from "../market/signal-badge.tsx";
import { text } from "../text/text.ts";
import { Card } from "../ui/card.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

/** The four readings with their signals, and the combined signal. */
export function ReadingsCard({
  data,
  title,
  isIntraday,
  chosen,
  onChoose,
}: {
  data: Output<"GET /api/market/indicators"> | undefined;
  title: string;
  isIntraday: boolean;
  chosen: string;
  onChoose: (id: string) => void;
}): ReactNode {
  if (data === undefined)
    return (
      <>
        <Card
          title={title}
          flush
          state={{
            kind: "loading",
            label: text.indicators.loading,
            skeleton: (
              <div className="grid gap-2h pt-2 pb-4 px-4">
                <Skeleton height={30} />
                {[0, 1, 2, 3, 4].map((row) => (
                  <Skeleton key={row} height={40} />
                ))}
              </div>
            ),
          }}
        />
        <Card
          title={text.readings.howTo}
          state={{
            kind: "loading",
            label: text.indicators.loading,
            skeleton: <Skeleton height={236} radius={8} />,
          }}
        />
      </>
    );
  const isSample = data.points.length === 0;
  const timeZone = data.timeZone ?? "UTC";
  const hasValues = data.readings.some(({ value }) => value !== null);
  return (
    <Card
      title={title}
      flush
      beside={isSample ? <DataStatus provenance={data.provenance} exchange={null} timeZone={timeZone} /> : null}
      actions={isIntraday && !isSample ? <span className="quiet">{cityOf(timeZone)}</span> : null}
      state={data.provenance.status === "sample" ? { kind: "sample" } : { kind: "ready" }}
    >
      <div className="pt-half pb-2 px-4">
        <SignalScale signal={isSample ? null : data.overall} />
      </div>
      {hasValues ? (
        <ReadingsTable
          readings={data.readings}
          isSample={isSample}
          isIntraday={isIntraday}
          timeZone={timeZone}
          chosen={chosen}
          onChoose={onChoose}
        />
      ) : (
        <p className="pt-2 pb-3 px-4 quiet">{text.readings.none}</p>
      )}
      {data.provenance.status === "sample" && hasValues ? (
        <p className="pt-2 pb-3 px-4 quiet">{text.readings.sampleNote}</p>
      ) : null}
    </Card>
  );
}

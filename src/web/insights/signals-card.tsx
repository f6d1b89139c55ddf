import type { ReactNode } from "react";
import { Link } from "react-router";
import { problemDetails } from "../api/api-problem.ts";
import { fixed } from "../format/number-format.ts";
import { ResultBadge } from "../market/evidence-bar.tsx";
import { percentWords, recordWords } from "../market/evidence-words.ts";
import { useDataEntry } from "../market/data-registry.tsx";
import { DataStatus } from "../market/data-status.tsx";
import { isOld } from "../market/is-old.ts";
import { readingName, readingValue } from "../market/readings-table.tsx";
import { scoreWords } from "../market/rating.tsx";
import { SignalBadge, SignalScale } from "../market/signal-badge.tsx";
import { technicalPath } from "../market/technical-path.ts";
import { useSignals } from "../market/use-signals.ts";
import { evidenceText } from "../text/evidence-text.ts";
import { symbolTabsText } from "../text/symbol-tabs-text.ts";
import { text } from "../text/text.ts";
import { Card, type CardState } from "../ui/card.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { classNames } from "../ui/class-names.ts";
import styles from "./overview.module.css";

const words = symbolTabsText.signalsCard;

/** The four default readings of daily bars, and their combined signal. */
export function SignalsCard({ symbol }: { symbol: string }): ReactNode {
  const { bySymbol, isPending, error, retry } = useSignals([symbol], "1d", { hasEvidence: true });
  const found = bySymbol.get(symbol);
  const isSample = found?.provenance.status === "sample";
  const overallEvidence = found?.overallEvidence ?? null;
  const readings = found?.readings.filter(({ value }) => value !== null) ?? [];
  useDataEntry(found === undefined ? null : { id: "signals", label: words.title, ...found.provenance, onRetry: retry });
  return (
    <Card
      title={words.title}
      className="min-0"
      beside={
        found !== undefined && isOld(found.provenance.status) ? <DataStatus provenance={found.provenance} /> : null
      }
      actions={<Link to={technicalPath(symbol)}>{words.how}</Link>}
      state={state()}
    >
      <p className="soft secondary mb-1h">{evidenceText.byRules}</p>
      <SignalScale signal={isSample ? null : (found?.overall ?? null)} />
      {found === undefined || found.score === null || isSample ? null : (
        <p className="soft secondary mt-2">{scoreWords({ score: found.score, scoreWeekAgo: found.scoreWeekAgo })}</p>
      )}
      <ul className={classNames("p-0 grid gap-x-2", styles.readings, isSample && styles.sampleValues)}>
        {readings.map((reading) => (
          <li className="grid all-columns items-center gap-y-1 pt-1h edge-top-soft" key={reading.id}>
            <b className="medium nowrap">{readingName(reading.indicator)}</b>
            <span className={classNames("soft size-secondary nowrap", styles.readingValue)}>
              {readingValue(reading)}
              {reading.id === "sma" ? ` ${text.readings.lastStep}` : null}
            </span>
            <span className="text-end">
              <SignalBadge signal={isSample ? null : reading.signal} />
            </span>
            {reading.evidence === null ? null : (
              <span className="flex wrap all-columns between gap-y-half gap-x-2 pb-1h soft secondary">
                {recordWords(reading.evidence)}
                <ResultBadge result={reading.evidence.result} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {overallEvidence === null ? null : (
        <p className="soft secondary pt-2 edge-top-soft pretty">
          {evidenceText.holdShare(percentWords(overallEvidence.holdBars / overallEvidence.knownBars))}{" "}
          {overallEvidence.total === 0
            ? evidenceText.noRatings
            : evidenceText.after(
                fixed(overallEvidence.total, 0),
                overallEvidence.horizonBars,
                percentWords(overallEvidence.ratio),
                percentWords(overallEvidence.baseRatio),
              )}{" "}
          <ResultBadge result={overallEvidence.result} />
        </p>
      )}
      {isSample ? <p className="quiet">{text.readings.sampleNote}</p> : null}
    </Card>
  );

  function state(): CardState {
    if (found === undefined && error !== null)
      return { kind: "error", message: words.failed, details: problemDetails(error), onRetry: retry };
    if (found === undefined && isPending)
      return { kind: "loading", label: words.loading, skeleton: <Skeleton height={356} radius={8} /> };
    if (isSample) return { kind: "sample" };
    return readings.length === 0 ? { kind: "empty", message: words.none } : { kind: "ready" };
  }
}

import type { ReactNode } from "react";
import type { Evidence } from "#contract/indicators.ts";
import { fixed } from "../format/number-format.ts";
import { evidenceText } from "../text/evidence-text.ts";
import { domainOf, EvidenceBar, ResultBadge } from "./evidence-bar.tsx";
import { percentWords, pointWords } from "./evidence-words.ts";
import styles from "./evidence.module.css";
import { SignalScale, type SignalName } from "./signal-badge.tsx";
import { classNames } from "../ui/class-names.ts";

const words = evidenceText;

/** The rating by this app's rules, with the track record of such ratings shown as prominently. */
export function RatingEvidence({ signal, evidence }: { signal: SignalName; evidence: Evidence }): ReactNode {
  const { total, ratio, baseRatio, edge, horizonBars, knownBars, holdBars, result } = evidence;
  return (
    <div className={classNames("grid cols-2 edge-top", styles.rating)}>
      <section className="grid gap-2 pt-3 pb-3h px-4">
        <h3 className="row between gap-2 size-data">
          {words.rating} <span className="soft secondary normal">{words.byRules}</span>
        </h3>
        <SignalScale signal={signal} />
        {knownBars === 0 ? null : (
          <p className="soft secondary pretty">{words.holdShare(percentWords(holdBars / knownBars))}</p>
        )}
      </section>
      <section className="grid gap-2 pt-3 pb-3h px-4">
        <h3 className="row between gap-2 size-data">
          {words.evidence} <ResultBadge result={result} />
        </h3>
        {total === 0 ? (
          <p className="soft secondary pretty">{words.noRatings}</p>
        ) : (
          <>
            {result === "too-few" ? null : (
              <p className="grid cols-main-end items-center gap-3 soft secondary pretty">
                <EvidenceBar record={evidence} domain={domainOf([evidence])} isEdge={result === "edge"} />
                <b className="ink medium nowrap">{words.points(pointWords(edge))}</b>
              </p>
            )}
            <p className="soft secondary pretty">
              {words.after(fixed(total, 0), horizonBars, percentWords(ratio), percentWords(baseRatio))}
            </p>
          </>
        )}
      </section>
    </div>
  );
}

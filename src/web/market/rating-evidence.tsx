import type { ReactNode } from "react";
import type { Evidence } from "#contract/indicators.ts";
import { fixed } from "../format/number-format.ts";
import { evidenceText } from "../text/evidence-text.ts";
import { domainOf, EvidenceBar, ResultBadge } from "./evidence-bar.tsx";
import { percentWords, pointWords } from "./evidence-words.ts";
import styles from "./evidence.module.css";
import { SignalScale, type SignalName } from "./signal-badge.tsx";

const words = evidenceText;

/** The rating by this app's rules, with the track record of such ratings shown as prominently. */
export function RatingEvidence({ signal, evidence }: { signal: SignalName; evidence: Evidence }): ReactNode {
  const { total, ratio, baseRatio, edge, horizonBars, knownBars, holdBars, result } = evidence;
  return (
    <div className={styles.rating}>
      <section>
        <h3>
          {words.rating} <span className={styles.quiet}>{words.byRules}</span>
        </h3>
        <SignalScale signal={signal} />
        {knownBars === 0 ? null : <p>{words.holdShare(percentWords(holdBars / knownBars))}</p>}
      </section>
      <section>
        <h3>
          {words.evidence} <ResultBadge result={result} />
        </h3>
        {total === 0 ? (
          <p>{words.noRatings}</p>
        ) : (
          <>
            {result === "too-few" ? null : (
              <p className={styles.ratingBar}>
                <EvidenceBar record={evidence} domain={domainOf([evidence])} isEdge={result === "edge"} />
                <b>{words.points(pointWords(edge))}</b>
              </p>
            )}
            <p>{words.after(fixed(total, 0), horizonBars, percentWords(ratio), percentWords(baseRatio))}</p>
          </>
        )}
      </section>
    </div>
  );
}

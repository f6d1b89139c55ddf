import { IconFlask, IconPlugConnectedX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { settingsAddress } from "#core/addresses/settings-address.ts";
import { useNow } from "../format/use-now.ts";
import { outageWords, retryWords } from "../market/outage-words.ts";
import { isFailing, providersQuery } from "../market/use-providers.ts";
import { outageText } from "../text/outage-text.ts";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import styles from "./data-notice.module.css";

/** How often the sources' state is polled while the page shows old or sample values. */
const lookMs = 5_000;
// "Later" lasts until the page is reloaded.
let isPutOff = false;

/** Explains why prices are old or samples: a source can't be reached, or none is set up. */
export function DataNotice({ hasSamples, hasLast }: { hasSamples: boolean; hasLast: boolean }): ReactNode {
  const nowMs = useNow("second");
  const { data } = useQuery({ ...providersQuery, staleTime: 0, refetchInterval: lookMs });
  const sources = data?.providers.filter(({ role }) => role === "fallback");
  if (sources === undefined) return null;
  if (sources.length === 0) return hasSamples ? <NotConnected /> : null;
  const failing = sources.filter(isFailing);
  if (failing.length === 0) return null;
  const statusWords = hasSamples ? outageText.showingSamples : hasLast ? outageText.showingLast : "";
  return (
    <div className={classNames("all-columns row wrap gap-y-2 gap-x-3 round-card", styles.notice, styles.outage)}>
      <IconPlugConnectedX className="amber" size={18} stroke={1.7} aria-hidden="true" />
      <p className={classNames("grow", styles.words)}>
        <output>
          {outageWords(failing, nowMs)} {statusWords}
        </output>{" "}
        {retryWords(failing, nowMs)}
      </p>
    </div>
  );
}

function NotConnected(): ReactNode {
  const [isHidden, setIsHidden] = useState(isPutOff);
  if (isHidden) return null;
  const putOff = (): void => {
    isPutOff = true;
    setIsHidden(true);
  };
  return (
    <div className={classNames("all-columns row wrap gap-y-2 gap-x-3 round-card", styles.notice)}>
      <IconFlask className="sample" size={18} stroke={1.7} aria-hidden="true" />
      <output className={classNames("grow", styles.words)}>{outageText.notConnected}</output>
      <span className="row gap-2 ml-auto">
        <Link
          to={settingsAddress("connections")}
          className={classNames("inline-row min-h-30 py-0 px-3 round-control ink", styles.connect)}
        >
          {outageText.connect}
        </Link>
        <Button look="subtle" size="small" onClick={putOff}>
          {outageText.later}
        </Button>
      </span>
    </div>
  );
}

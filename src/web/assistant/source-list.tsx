import { IconExternalLink } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Figure, Source } from "#contract/assistant.ts";
import { formatMoment } from "../format/format-date.ts";
import { Hideable } from "../holdings/money.tsx";
import { DataStatus } from "../market/data-status.tsx";
import { sourceNames } from "../market/source-names.ts";
import { assistantText } from "../text/assistant-text.ts";
import { classNames } from "../ui/class-names.ts";
import styles from "./assistant.module.css";
import { formatPeriod } from "./format-period.ts";
import { formatMeasured } from "./format-measured.ts";

/** The sources of an answer with the facts it used of each; the chosen one is scrolled to and marked. */
export function SourceList({
  sources,
  figures,
  chosen,
}: {
  sources: readonly Source[];
  figures: readonly Figure[];
  /** Number of the source that was asked for last. */
  chosen: number | null;
}): ReactNode {
  if (sources.length === 0) return <p className="soft secondary p-4">{assistantText.assistant.noSources}</p>;
  return (
    <ol className="grid">
      {sources.map((source) => (
        <SourceItem
          key={source.number}
          source={source}
          used={figures.filter(({ sourceNumber }) => sourceNumber === source.number).length}
          isChosen={source.number === chosen}
        />
      ))}
    </ol>
  );
}

function SourceItem({ source, used, isChosen }: { source: Source; used: number; isChosen: boolean }): ReactNode {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) item.current?.scrollIntoView({ block: "nearest" });
  }, [isChosen]);
  const { href, asOf } = source;
  return (
    <li
      ref={item}
      className={classNames("grid gap-1h py-3 px-4", styles.source, isChosen && classNames("on-accent", styles.chosen))}
      aria-current={isChosen || undefined}
    >
      <p className={classNames("flex items-start gap-y-1h gap-x-2 medium", styles.sourceTitle)}>
        <span
          className={classNames(
            "inline-grid place-center on-accent accent size-meta strong py-0 px-1h round-badge",
            styles.sourceNumber,
          )}
        >
          {source.number}
        </span>
        {href === null ? (
          <span className="grow min-0">{source.title}</span>
        ) : href.startsWith("/") ? (
          <Link to={href} className="grow min-0">
            {source.title}
          </Link>
        ) : (
          <a href={href} target="_blank" rel="noopener noreferrer" className="grow min-0">
            {source.title}
            <IconExternalLink size={13} stroke={1.8} aria-label={assistantText.assistant.newTab} />
          </a>
        )}
        <DataStatus
          provenance={{ source: source.provider, status: source.status, asOf, delayMinutes: null, fetchedAt: null }}
        />
      </p>
      {source.facts.length === 0 ? null : (
        <dl className={styles.sourceFacts}>
          {source.facts.map((fact) => (
            <div className="flex between gap-4" key={fact.key}>
              <dt className="soft">
                {[
                  ...(fact.symbol === null || fact.symbol === source.symbol ? [] : [fact.symbol]),
                  fact.label,
                  ...(fact.period === null ? [] : [formatPeriod(fact.period)]),
                ].join(", ")}
              </dt>
              <dd className="medium text-end">
                {fact.isPrivate ? <Hideable>{formatMeasured(fact)}</Hideable> : formatMeasured(fact)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="soft secondary">
        {[
          capitalised(sourceNames(source.provider)),
          ...(asOf === null ? [] : [formatMoment(Date.parse(asOf))]),
          ...(used === 0 ? [] : [assistantText.assistant.usedFor(used)]),
        ].join(" · ")}
      </p>
    </li>
  );
}

function capitalised(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

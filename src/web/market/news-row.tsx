import type { ReactNode } from "react";
import { Link } from "react-router";
import type { NewsItem } from "#contract/news.ts";
import { directionMark } from "../format/direction.ts";
import { RelativeTime } from "../format/relative-time.tsx";
import { fixed } from "../format/number-format.ts";
import { text } from "../text/text.ts";
import { classNames } from "../ui/class-names.ts";
import { insightsPath } from "./insights-path.ts";
import styles from "./news-row.module.css";
import { toneDirection, TonedTitle } from "./tone.tsx";

const maxSymbols = 4;

/** One story: tone, headline, source, age and its symbols. */
export function NewsRow({
  item,
  showSummary = false,
  showMatches = false,
}: {
  item: NewsItem;
  showSummary?: boolean;
  /** Underlines the words that decided the tone. */
  showMatches?: boolean;
}): ReactNode {
  const direction = item.sentiment === null ? null : toneDirection(item.sentiment);
  const title = showMatches ? <TonedTitle title={item.title} matches={item.titleMatches} /> : item.title;
  return (
    <article className={classNames("grid gap-y-half gap-x-2 py-2h px-4", styles.row)}>
      <span
        className={classNames("faint line-body", direction !== null && direction)}
        title={item.sentiment === null ? text.news.notScored : text.news.tone(fixed(item.sentiment, 2))}
      >
        <span aria-hidden="true">{direction === null ? "·" : directionMark[direction]}</span>
        <span className="visually-hidden">
          {direction === null ? text.news.notScored : `${text.tone[direction]} ${fixed(item.sentiment ?? 0, 2)}`}
        </span>
      </span>
      <div className="min-0">
        <h3 className="body medium pretty">
          {item.url === null ? (
            title
          ) : (
            <a className="ink touch-py-1" href={item.url} target="_blank" rel="noreferrer">
              {title}
            </a>
          )}
        </h3>
        {showSummary && item.summary !== null ? (
          <p className={classNames("clip mt-half soft", styles.summary)}>{item.summary}</p>
        ) : null}
        <p className={"flex wrap items-baseline gap-y-half gap-x-2h mt-1 note"}>
          {item.source === null ? null : <span>{item.source}</span>}
          {item.publishedAt === null ? null : <RelativeTime at={item.publishedAt} />}
          {item.relevantSymbols.slice(0, maxSymbols).map((symbol) => (
            <Link className="touch-py-1" key={symbol} to={insightsPath(symbol)}>
              {symbol}
            </Link>
          ))}
        </p>
      </div>
    </article>
  );
}

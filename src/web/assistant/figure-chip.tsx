import type { ReactNode } from "react";
import type { Figure } from "#contract/assistant.ts";
import { formatMoment } from "../format/format-date.ts";
import { missing } from "../format/missing.ts";
import { Hideable } from "../holdings/money.tsx";
import { useAreAmountsHidden } from "../holdings/hidden-amounts.ts";
import { sourceNames } from "../market/source-names.ts";
import { assistantText } from "../text/assistant-text.ts";
import { text } from "../text/text.ts";
import { classNames } from "../ui/class-names.ts";
import { Popover } from "../ui/popover.tsx";
import styles from "./assistant.module.css";
import { formatPeriod } from "./format-period.ts";
import { formatMeasured } from "./format-measured.ts";

/** A number of an answer: what it was matched to opens beside it. Amber where it was not found. */
export function FigureChip({ figure, hasNumber }: { figure: Figure; hasNumber: boolean }): ReactNode {
  const isHidden = useAreAmountsHidden() && figure.isPrivate;
  const isFound = figure.state !== "not-found";
  const target = (
    <button
      type="button"
      className={classNames("strong nowrap", styles.figure, !isFound && classNames("amber", styles.notFound))}
      data-state={figure.state}
      aria-label={`${isHidden ? text.shell.hidden : figure.text}, ${assistantText.assistant.figureStates[figure.state]}`}
    >
      {isHidden ? "•••••" : figure.text}
      {isFound ? (
        hasNumber && figure.sourceNumber !== null ? (
          <sup
            className={classNames(
              "inline-block py-0 px-1 round-1 on-accent accent size-meta strong text-centre min-w-16",
              styles.number,
            )}
            data-number={figure.sourceNumber}
            aria-hidden="true"
          />
        ) : null
      ) : (
        <sup
          className={classNames(
            "inline-block py-0 px-1 round-1 on-accent accent size-meta strong text-centre min-w-16",
            styles.number,
          )}
          data-number="?"
          aria-hidden="true"
        />
      )}
    </button>
  );
  return (
    <Popover target={target} position="bottom-start">
      <FigureFacts figure={figure} />
    </Popover>
  );
}

/** Where a number comes from, how old it is, and how it was calculated. */
function FigureFacts({ figure }: { figure: Figure }): ReactNode {
  const rows: { label: string; words: string; isPrivate: boolean }[] = [];
  const add = (label: string, words: string, isPrivate = false): void => void rows.push({ label, words, isPrivate });
  const what = [figure.symbol, figure.label, figure.period === null ? null : formatPeriod(figure.period)].filter(
    (part) => part !== null,
  );
  const { isPrivate } = figure;
  if (what.length > 0) add(assistantText.assistant.facts.what, what.join(", "));
  if (figure.state !== "not-found") add(assistantText.assistant.facts.value, formatMeasured(figure), isPrivate);
  if (figure.formula !== null) add(assistantText.assistant.facts.formula, figure.formula, isPrivate);
  for (const input of figure.inputs) add(input.label, formatMeasured(input), isPrivate);
  if (figure.source !== null) add(assistantText.assistant.facts.source, sourceNames(figure.source));
  if (figure.state !== "not-found" && figure.state !== "computed")
    add(assistantText.assistant.facts.asOf, figure.asOf === null ? missing : formatMoment(Date.parse(figure.asOf)));
  return (
    <div className={classNames("grid gap-2 data", styles.facts)}>
      <p className={classNames("strong", figure.state === "not-found" && "amber")}>
        {assistantText.assistant.figureStates[figure.state]}
      </p>
      {figure.state === "not-found" ? (
        <p>{figure.explanation ?? assistantText.assistant.mismatches[figure.mismatch ?? "unknown"]}</p>
      ) : figure.state === "yours" && figure.source === null ? (
        <p>{figure.explanation ?? assistantText.assistant.fromQuestion}</p>
      ) : null}
      {figure.article === null ? null : (
        <p>
          {figure.article.url === null ? (
            figure.article.title
          ) : (
            <a href={figure.article.url} target="_blank" rel="noopener noreferrer">
              {figure.article.title}
            </a>
          )}
        </p>
      )}
      <dl className="grid gap-1">
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two inputs may have the same name
          <div key={index}>
            <dt className="soft">{row.label}</dt>
            <dd className="medium text-end">{row.isPrivate ? <Hideable>{row.words}</Hideable> : row.words}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

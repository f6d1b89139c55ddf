import type { ReactNode } from "react";
import type { Figure } from "#contract/assistant.ts";
import { formatMoment } from "../format/format-date.ts";
import { missing } from "../format/missing.ts";
import { Hideable } from "../holdings/money.tsx";
import { useAreAmountsHidden } from "../holdings/hidden-amounts.ts";
import { sourceNames } from "../market/source-names.ts";
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
      className={classNames(styles.figure, !isFound && styles.notFound)}
      data-state={figure.state}
      aria-label={`${isHidden ? text.shell.hidden : figure.text}, ${text.assistant.figureStates[figure.state]}`}
    >
      {isHidden ? "•••••" : figure.text}
      {isFound ? (
        hasNumber && figure.sourceNumber !== null ? (
          <sup className={styles.number} aria-hidden="true">
            {figure.sourceNumber}
          </sup>
        ) : null
      ) : (
        <sup className={styles.number} aria-hidden="true">
          ?
        </sup>
      )}
    </button>
  );
  return (
    <Popover target={target} label={text.assistant.figureTitle} position="bottom-start">
      <FigureFacts figure={figure} />
    </Popover>
  );
}

/** Where a number comes from, how old it is, and how it was reckoned. */
function FigureFacts({ figure }: { figure: Figure }): ReactNode {
  const rows: [string, ReactNode][] = [];
  const what = [figure.symbol, figure.label, figure.period === null ? null : formatPeriod(figure.period)]
    .filter((part) => part !== null)
    .join(", ");
  if (what !== "") rows.push([text.assistant.facts.what, what]);
  if (figure.state !== "not-found")
    rows.push([
      text.assistant.facts.value,
      figure.isPrivate ? <Hideable>{formatMeasured(figure)}</Hideable> : formatMeasured(figure),
    ]);
  if (figure.formula !== null)
    rows.push([
      text.assistant.facts.formula,
      figure.isPrivate ? <Hideable>{figure.formula}</Hideable> : figure.formula,
    ]);
  for (const input of figure.inputs)
    rows.push([input.label, figure.isPrivate ? <Hideable>{formatMeasured(input)}</Hideable> : formatMeasured(input)]);
  if (figure.source !== null) rows.push([text.assistant.facts.source, sourceNames(figure.source)]);
  if (figure.state !== "not-found" && figure.state !== "computed")
    rows.push([text.assistant.facts.asOf, figure.asOf === null ? missing : formatMoment(Date.parse(figure.asOf))]);
  return (
    <div className={styles.facts}>
      <p className={classNames(styles.state, figure.state === "not-found" && styles.amber)}>
        {text.assistant.figureStates[figure.state]}
      </p>
      {figure.state === "not-found" ? (
        <p>{figure.explanation ?? text.assistant.mismatches[figure.mismatch ?? "unknown"]}</p>
      ) : figure.source === null && figure.label === null && figure.formula === null ? (
        <p>{text.assistant.fromQuestion}</p>
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
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

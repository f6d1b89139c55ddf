import { IconSparkles } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { Figure } from "#contract/assistant.ts";
import type { Output } from "../api/call.ts";
import { problemDetails } from "../api/api-problem.ts";
import { answerProblemWords } from "../api/problem-in-words.ts";
import { FigureCount } from "../assistant/figure-count.tsx";
import { GroundedText } from "../assistant/grounded-text.tsx";
import { ModelBadge } from "../assistant/model-badge.tsx";
import { SourceList } from "../assistant/source-list.tsx";
import { useWritten } from "../assistant/use-written.ts";
import { formatTime } from "../format/format-date.ts";
import { writtenText } from "../text/written-text.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { useIsLate } from "../ui/use-is-late.ts";
import styles from "./preview.module.css";
import { classNames } from "../ui/class-names.ts";

type Preview = Output<"POST /api/assistant/preview">;
type PreviewFigure = Preview["figures"][number];

const words = writtenText.preview;
const fields = ["impact", "risk", "action"] as const;
/** After this time the rule-based sentences are shown, even if the model is still writing. */
const patienceMs = 10_000;

/** One sentence each on a symbol's effect on the portfolio, its risks and its next event. Every number is checked. */
export function PreviewCard({ symbol }: { symbol: string }): ReactNode {
  const written = useWritten("POST /api/assistant/preview", { symbol });
  const isLate = useIsLate(written.isFetching, patienceMs);
  const hasFailed = written.error !== null && written.error.code !== "unknown-symbol";
  const computed = useWritten(
    "POST /api/assistant/preview",
    { symbol, computedOnly: true },
    written.data === undefined && (isLate || hasFailed),
  );
  const preview = written.data ?? computed.data;
  const problem = written.data?.problem ?? (written.data === undefined && (isLate || hasFailed) ? late : null);
  const retry = (): void => void written.refetch();

  if (written.error?.code === "unknown-symbol") return null;
  if (preview === undefined && (computed.error !== null || (hasFailed && !computed.isFetching)))
    return (
      <Card
        className="min-0"
        state={{
          kind: "error",
          message: words.failed,
          details: problemDetails(computed.error ?? written.error),
          onRetry: retry,
        }}
      />
    );
  return (
    <section className="min-0 card-box" aria-label={words.title} aria-busy={preview === undefined || undefined}>
      <dl className={classNames("grid", styles.fields)}>
        {fields.map((field) => (
          <div className="py-3 px-4" key={field} data-field={field}>
            <dt className="size-secondary strong">{words.fields[field]}</dt>
            <dd className="size-body break">
              {preview === undefined ? (
                <span className="faint" data-loading="">
                  {words.loading}
                </span>
              ) : (
                <Sentence preview={preview} field={field} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {preview === undefined ? (
        <div className={classNames("edge-top-soft", styles.footPlace)} aria-hidden="true" />
      ) : (
        <Foot preview={preview} problem={problem} isFetching={written.isFetching} onRetry={retry} />
      )}
    </section>
  );
}

/** The model didn't answer in time, or the server couldn't be reached. */
const late: Preview["problem"] = { code: "late", detail: "" };

function Sentence({ preview, field }: { preview: Preview; field: PreviewFigure["field"] }): ReactNode {
  const sentence = preview[field];
  if (sentence === null) return <span className={classNames("faint", styles.withheld)}>{words.withheld}</span>;
  const figures: readonly Figure[] = preview.figures.filter((figure) => figure.field === field);
  return (
    <GroundedText
      text={sentence}
      figures={figures}
      sourceNumbers={new Set(preview.sources.map(({ number }) => number))}
      onCite={(number) => document.getElementById(sourceId(number))?.click()}
    />
  );
}

function Foot({
  preview,
  problem,
  isFetching,
  onRetry,
}: {
  preview: Preview;
  problem: Preview["problem"];
  isFetching: boolean;
  onRetry: () => void;
}): ReactNode {
  const [chosen, setChosen] = useState<number | null>(null);
  const { sources, figures } = preview;
  return (
    <div className="grid gap-2 edge-top-soft size-secondary py-2 px-4">
      {problem === null ? null : (
        <output className={classNames("row wrap gap-y-1h gap-x-2", styles.problem)}>
          <b className="amber">{words.notAvailable}</b>
          <span className="grow soft">
            {problem.detail === "" ? "" : `${answerProblemWords(problem).replace(/[.。]$/, "")}. `}
            {words.computedInstead}
          </span>
          <Button size="small" busy={isFetching} onClick={onRetry}>
            {text.ui.retry}
          </Button>
        </output>
      )}
      {preview.note === null ? null : <p className="soft">{preview.note}</p>}
      <div className={classNames("row wrap gap-y-1h gap-x-2", styles.line)}>
        {preview.model === null ? null : <IconSparkles size={15} stroke={1.7} aria-hidden="true" />}
        <ModelBadge model={preview.model} isReplayed={preview.isReplayed} />
        {preview.total === 0 ? null : <FigureCount matched={preview.matched} total={preview.total} />}
        {sources.length === 0 ? null : (
          <span className={classNames("row wrap gap-y-1h gap-x-2 faint", styles.built)}>
            {words.builtFrom}
            {sources.map((source) => (
              <button
                className="min-h-24 round-badge on-raised ink size-meta"
                key={source.number}
                id={sourceId(source.number)}
                type="button"
                aria-expanded={chosen === source.number}
                onClick={() => setChosen(chosen === source.number ? null : source.number)}
              >
                {source.number} {shortTitle(source)}
              </button>
            ))}
          </span>
        )}
        <span className="ml-auto faint" title={words.ago(formatTime(Date.parse(preview.createdAt)))}>
          {words.noAdvice}
        </span>
      </div>
      {chosen === null ? null : (
        <SourceList sources={sources.filter(({ number }) => number === chosen)} figures={figures} chosen={chosen} />
      )}
    </div>
  );
}

function shortTitle({ kind, title, href }: Preview["sources"][number]): string {
  const { kinds } = words;
  if (kind === "calendar") return href?.includes("dividends") === true ? kinds.dividends : kinds.earnings;
  return kind === "quote" || kind === "position" || kind === "history" ? kinds[kind] : title;
}

function sourceId(number: number): string {
  return `preview-source-${number}`;
}

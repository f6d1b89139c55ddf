import { IconAlertTriangle, IconCheck, IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { fixed } from "../format/number-format.ts";
import { RelativeTime } from "../format/relative-time.tsx";
import { assistantText } from "../text/assistant-text.ts";
import { Spinner } from "../ui/spinner.tsx";
import styles from "./answer-steps.module.css";
import { namesOfSteps, stepName } from "./step-words.ts";
import { classNames } from "../ui/class-names.ts";

const words = assistantText.chat.steps;

export interface AnswerStep {
  readonly id: string;
  readonly name: string;
  /** Null while it is under way. */
  readonly summary: string | null;
  readonly asOf: string | null;
  readonly ok: boolean;
}

/**
 * What was looked up for an answer: one line that opens. It has the same height while the answer is written and afterwards, so that the
 * text below it never moves.
 */
export function AnswerSteps({
  steps,
  underWay,
  milliseconds,
}: {
  steps: readonly AnswerStep[];
  /** What is being done; null once the answer is finished. */
  underWay: string | null;
  milliseconds: number | null;
}): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  // A proposal reads nothing.
  const read = steps.filter(({ name, ok }) => ok && !name.startsWith("propose_"));
  const line =
    underWay === null ? (
      <>
        <strong>
          {[
            steps.length === 0 ? words.none : words.count(steps.length),
            ...(milliseconds === null ? [] : [assistantText.chat.seconds(fixed(milliseconds / 1000, 1))]),
          ].join(", ")}
        </strong>
        <span className="min-0 clip text-ellipsis">{read.length > 0 ? words.read(namesOfSteps(read)) : null}</span>
      </>
    ) : (
      <>
        <Spinner size={14} />
        <span className="min-0 clip text-ellipsis">{underWay}</span>
      </>
    );
  if (steps.length === 0)
    return (
      <p
        className={classNames(
          "row gap-2 full min-0 min-h-26 clip soft size-secondary text-start nowrap touch-min-h-44",
          styles.line,
        )}
      >
        {line}
      </p>
    );
  return (
    <div className="min-0">
      <button
        type="button"
        className={classNames(
          "row gap-2 full min-0 min-h-26 clip soft size-secondary text-start nowrap touch-min-h-44 round-control hover-ink",
          styles.line,
        )}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconChevronRight
          className={classNames("fixed-size", styles.chevron)}
          size={14}
          stroke={2}
          aria-hidden="true"
        />
        {line}
      </button>
      {isOpen ? (
        <ol
          className={classNames("grid gap-y-0 gap-x-2h mt-half mb-1h p-0 size-secondary", styles.steps)}
          aria-label={words.title}
        >
          {steps.map((step) => (
            <li className="grid all-columns items-baseline edge-top-soft py-1h px-0" key={step.id}>
              <StepMark step={step} />
              <span className="medium">{capitalised(stepName(step.name))}</span>
              <span className={classNames("soft break", styles.summary)}>{step.summary ?? ""}</span>
              <span className="soft nowrap">{step.asOf === null ? null : <RelativeTime at={step.asOf} />}</span>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}

function StepMark({ step: { summary, ok } }: { step: AnswerStep }): ReactNode {
  if (summary === null) return <Spinner size={14} />;
  return (
    <span className={ok ? "relative inline-flex self-center accent" : "relative inline-flex self-center amber"}>
      {ok ? (
        <IconCheck size={14} stroke={2.2} aria-hidden="true" />
      ) : (
        <IconAlertTriangle size={14} stroke={2} aria-hidden="true" />
      )}
      <span className="visually-hidden">{ok ? words.done : words.failed}</span>
    </span>
  );
}

function capitalised(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

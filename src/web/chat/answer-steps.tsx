import { IconAlertTriangle, IconCheck, IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { fixed } from "../format/number-format.ts";
import { RelativeTime } from "../format/relative-time.tsx";
import { assistantText } from "../text/assistant-text.ts";
import { Spinner } from "../ui/spinner.tsx";
import styles from "./answer-steps.module.css";
import { namesOfSteps, stepName } from "./step-words.ts";

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
  const line =
    underWay === null ? (
      <>
        <strong>
          {[
            steps.length === 0 ? words.none : words.count(steps.length),
            ...(milliseconds === null ? [] : [assistantText.chat.seconds(fixed(milliseconds / 1000, 1))]),
          ].join(", ")}
        </strong>
        <span className={styles.read}>{steps.some(({ ok }) => ok) ? words.read(namesOfSteps(steps)) : null}</span>
      </>
    ) : (
      <>
        <Spinner size={14} />
        <span className={styles.read}>{underWay}</span>
      </>
    );
  if (steps.length === 0) return <p className={styles.line}>{line}</p>;
  return (
    <div className={styles.frame}>
      <button type="button" className={styles.line} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <IconChevronRight className={styles.chevron} size={14} stroke={2} aria-hidden="true" />
        {line}
      </button>
      {isOpen ? (
        <ol className={styles.steps} aria-label={words.title}>
          {steps.map((step) => (
            <li key={step.id}>
              <StepMark step={step} />
              <span className={styles.name}>{capitalised(stepName(step.name))}</span>
              <span className={styles.summary}>{step.summary ?? ""}</span>
              <span className={styles.age}>{step.asOf === null ? null : <RelativeTime at={step.asOf} />}</span>
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
    <span className={ok ? styles.done : styles.failed}>
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

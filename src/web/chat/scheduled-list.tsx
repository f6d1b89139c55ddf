import { IconCalendarRepeat, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { ScheduledQuestion } from "#contract/scheduled-questions.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { formatMoment } from "../format/format-date.ts";
import { scheduledText as words } from "../text/scheduled-text.ts";
import { text } from "../text/text.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Switch } from "../ui/switch.tsx";
import { showToast } from "../ui/toast.ts";
import styles from "./scheduled.module.css";
import { useScheduledQuestionChanges, useScheduledQuestions } from "./use-scheduled-questions.ts";
import { classNames } from "../ui/class-names.ts";

/** Opens the list of questions on a schedule. */
export function ScheduledList({ onChoose }: { onChoose: (conversationId: string) => void }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        look="subtle"
        size="small"
        icon={<IconCalendarRepeat size={15} stroke={1.8} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {words.list}
      </Button>
      <Dialog isOpen={isOpen} title={words.list} onClose={() => setIsOpen(false)}>
        <Questions
          onChoose={(id) => {
            setIsOpen(false);
            onChoose(id);
          }}
        />
      </Dialog>
    </>
  );
}

function Questions({ onChoose }: { onChoose: (conversationId: string) => void }): ReactNode {
  const list = useScheduledQuestions(true);
  const changes = useScheduledQuestionChanges();
  const tried = async (work: Promise<unknown>): Promise<boolean> => {
    try {
      await work;
      return true;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      showToast(words.changeFailed);
      return false;
    }
  };
  if (list.isPending)
    return (
      <>
        <output className="visually-hidden">{words.loading}</output>
        <Skeleton height={64} />
      </>
    );
  if (list.data === undefined)
    return (
      <Alert>
        {words.failed}{" "}
        <Button size="small" onClick={() => void list.refetch()}>
          {text.ui.retry}
        </Button>
      </Alert>
    );
  if (list.data.questions.length === 0) return <p className="soft size-secondary">{words.none}</p>;
  return (
    <ul className="grid gap-1 p-0">
      {list.data.questions.map((question) => (
        <Question
          key={question.id}
          question={question}
          onChoose={onChoose}
          onTurn={(isOn) => void tried(changes.change({ id: question.id, isOn }))}
          onRemove={() =>
            void tried(changes.remove(question.id)).then((isDone) => (isDone ? showToast(words.removed) : undefined))
          }
        />
      ))}
    </ul>
  );
}

function Question({
  question: { question, days, time, timeZone, isOn, nextAt, problem, conversationId },
  onChoose,
  onTurn,
  onRemove,
}: {
  question: ScheduledQuestion;
  onChoose: (conversationId: string) => void;
  onTurn: (isOn: boolean) => void;
  onRemove: () => void;
}): ReactNode {
  return (
    <li className={classNames("grid items-start gap-2 py-2h break", styles.item)}>
      <Switch
        label={question}
        hint={
          <>
            {words.turns(words.days[days], time, timeZone)}
            <br />
            {nextAt === null ? words.off : words.next(formatMoment(Date.parse(nextAt)))}
          </>
        }
        checked={isOn}
        onChange={onTurn}
      />
      <div className="row gap-1">
        {conversationId === null ? null : (
          <Button look="subtle" size="small" onClick={() => onChoose(conversationId)}>
            {words.open}
          </Button>
        )}
        <IconButton label={words.remove(question)} onClick={onRemove}>
          <IconTrash size={16} stroke={1.8} aria-hidden="true" />
        </IconButton>
      </div>
      {problem === null ? null : <Alert>{problem}</Alert>}
    </li>
  );
}

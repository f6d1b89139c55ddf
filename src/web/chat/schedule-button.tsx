import { IconCalendarRepeat } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { ScheduledQuestion } from "#contract/scheduled-questions.ts";
import { scheduleDays } from "#core/assistant/schedule-days.ts";
import { asApiProblem } from "../api/api-problem.ts";
import { formatMoment } from "../format/format-date.ts";
import { scheduledText as words } from "../text/scheduled-text.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Select } from "../ui/select.tsx";
import { Switch } from "../ui/switch.tsx";
import { TextField } from "../ui/text-field.tsx";
import { showToast } from "../ui/toast.ts";
import { useForm } from "../ui/use-form.ts";
import styles from "./scheduled.module.css";
import { useScheduledQuestionChanges, useScheduledQuestions } from "./use-scheduled-questions.ts";
import { classNames } from "../ui/class-names.ts";

/** Puts the question of an answer on a schedule. */
export function ScheduleButton({
  conversationId,
  messageId,
  question,
}: {
  conversationId: string;
  /** The message of the question. */
  messageId: string;
  question: string;
}): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        look="subtle"
        size="small"
        icon={<IconCalendarRepeat size={15} stroke={1.8} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {words.ask}
      </Button>
      <Dialog isOpen={isOpen} title={words.title} size="small" onClose={() => setIsOpen(false)}>
        <ScheduleForm
          conversationId={conversationId}
          messageId={messageId}
          question={question}
          onDone={() => setIsOpen(false)}
        />
      </Dialog>
    </>
  );
}

/** The time zone of the browser. */
function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function ScheduleForm({
  conversationId,
  messageId,
  question,
  onDone,
}: {
  conversationId: string;
  messageId: string;
  question: string;
  onDone: () => void;
}): ReactNode {
  const list = useScheduledQuestions(true);
  const changes = useScheduledQuestionChanges();
  const form = useForm<Pick<ScheduledQuestion, "days" | "time" | "mail" | "push">>({
    start: { days: "friday", time: "08:00", mail: false, push: true },
    explain: (error) => asApiProblem(error).detail ?? words.saveFailed,
  });
  const timeZone = ownTimeZone();
  const isMailSetUp = list.data?.isMailSetUp ?? false;

  const mail = form.values.mail && isMailSetUp;
  const save = form.onSubmit(async (values) => {
    const made = await changes.add({ conversationId, messageId, ...values, mail, timeZone });
    if (made.nextAt !== null) showToast(words.saved(formatMoment(Date.parse(made.nextAt))));
    onDone();
  });
  return (
    <form className="grid gap-3h" onSubmit={save}>
      <blockquote className={classNames("py-2h px-3 break", styles.question)}>{question}</blockquote>
      <p className="soft size-secondary">{words.intro}</p>
      <div className={classNames("grid gap-3", styles.turn)}>
        <Select
          {...form.choice("days")}
          label={words.day}
          options={scheduleDays.map((value) => ({ value, label: words.days[value] }))}
        />
        <TextField
          type="time"
          label={words.time}
          value={form.values.time}
          required
          onChange={(event) => form.change({ time: event.currentTarget.value.slice(0, 5) })}
        />
      </div>
      <p className="soft size-secondary">{words.zone(timeZone)}</p>
      <Switch
        label={words.mail}
        hint={isMailSetUp ? words.mailHint : words.noMail}
        checked={mail}
        disabled={!isMailSetUp}
        onChange={(isOn) => form.change({ mail: isOn })}
      />
      <Switch label={words.push} checked={form.values.push} onChange={(isOn) => form.change({ push: isOn })} />
      {form.problem === null ? null : <Alert>{form.problem}</Alert>}
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>{words.cancel}</Button>
        <Button type="submit" look="primary" busy={form.isBusy} disabled={form.values.time === ""}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}

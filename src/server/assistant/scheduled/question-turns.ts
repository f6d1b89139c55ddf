import type { ScheduledQuestion } from "#contract/scheduled-questions.ts";
import { nextTurn, type Schedule } from "../../jobs/schedule.ts";

export type Turns = Pick<ScheduledQuestion, "days" | "time" | "timeZone">;

const weekdays: Readonly<Record<ScheduledQuestion["days"], string>> = {
  daily: "*",
  weekdays: "1-5",
  monday: "1",
  tuesday: "2",
  wednesday: "3",
  thursday: "4",
  friday: "5",
  saturday: "6",
  sunday: "0",
};

/** The next time a question is asked after an instant, both in milliseconds. */
export function nextQuestionAt({ days, time, timeZone }: Turns, afterMs: number): number {
  const [hour, minute] = time.split(":").map(Number);
  const schedule: Schedule = { kind: "cron", pattern: `${minute} ${hour} * * ${weekdays[days]}`, timeZone };
  return nextTurn(schedule, afterMs);
}

/** The last turn counts where several were missed while the server was off. */
export function newestTurn(turns: Turns, dueMs: number, now: number): number {
  let due = dueMs;
  for (let next = nextQuestionAt(turns, due); next <= now; next = nextQuestionAt(turns, due)) due = next;
  return due;
}

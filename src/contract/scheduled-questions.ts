import { z } from "zod";
import { scheduleDays } from "#core/assistant/schedule-days.ts";
import { endpoint } from "./endpoint.ts";

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

export const questionSchedule = {
  days: z.enum(scheduleDays),
  /** On the clocks of the time zone, "08:30". */
  time: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "Write a time such as 08:30"),
  timeZone: z.string().max(60).refine(isTimeZone, "Not a time zone"),
  mail: z.boolean(),
  push: z.boolean(),
};

/** A question that is asked by itself. */
export const ScheduledQuestion = z.object({
  id: z.string(),
  question: z.string(),
  ...questionSchedule,
  isOn: z.boolean(),
  /** Null: it is off. */
  nextAt: z.string().nullable(),
  lastAt: z.string().nullable(),
  /** Why it wasn't asked last time, in words for people; null: it was. */
  problem: z.string().nullable(),
  /** Where its answers are; null: there are none yet, or the conversation was deleted. */
  conversationId: z.string().nullable(),
});
export type ScheduledQuestion = z.infer<typeof ScheduledQuestion>;

const ofQuestion = { id: z.string().max(60) };

export const getScheduledQuestions = endpoint("GET /api/assistant/scheduled-questions", {
  summary: "Your questions on a schedule, the oldest first",
  input: z.object({}),
  output: z.object({
    questions: z.array(ScheduledQuestion),
    maximum: z.number().int(),
    /** False: this server sends no mail. */
    isMailSetUp: z.boolean(),
  }),
});

export const addScheduledQuestion = endpoint("POST /api/assistant/scheduled-questions", {
  summary: "Ask one of your questions on a schedule, with what it was asked with; attachments don't go along",
  input: z.object({ conversationId: z.string().max(80), messageId: z.string().max(80), ...questionSchedule }),
  output: ScheduledQuestion,
  status: 201,
  creates: true,
  problems: ["conversation-not-found", "message-not-found", "too-many-scheduled-questions"],
});

export const changeScheduledQuestion = endpoint("PATCH /api/assistant/scheduled-questions/:id", {
  summary: "Change when a question is asked and how its answer reaches you, or turn it off",
  input: z.object({ ...ofQuestion, ...z.object({ ...questionSchedule, isOn: z.boolean() }).partial().shape }),
  output: ScheduledQuestion,
  problems: ["scheduled-question-not-found"],
});

export const deleteScheduledQuestion = endpoint("DELETE /api/assistant/scheduled-questions/:id", {
  summary: "Stop asking a question; its answers stay",
  input: z.object(ofQuestion),
  output: z.object({ deleted: z.boolean() }),
  problems: ["scheduled-question-not-found"],
});

export const scheduledQuestionEndpoints = [
  getScheduledQuestions,
  addScheduledQuestion,
  changeScheduledQuestion,
  deleteScheduledQuestion,
] as const;

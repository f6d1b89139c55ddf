import {
  addScheduledQuestion,
  changeScheduledQuestion,
  deleteScheduledQuestion,
  getScheduledQuestions,
} from "#contract/scheduled-questions.ts";
import { serve, type Served } from "../../http/serve.ts";
import type { ScheduledQuestions } from "./scheduled-questions.ts";

export function scheduledQuestionEndpoints(questions: ScheduledQuestions): Served[] {
  return [
    serve(getScheduledQuestions, (_input, context) => questions.list(context.userId())),
    serve(addScheduledQuestion, (input, context) => questions.add(context.userId(), input)),
    serve(changeScheduledQuestion, (input, context) => questions.change(context.userId(), input)),
    serve(deleteScheduledQuestion, ({ id }, context) => questions.remove(context.userId(), id)),
  ];
}

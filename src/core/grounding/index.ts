export { groundAnswer } from "./ground-answer.ts";

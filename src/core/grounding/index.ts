/** Digits that a model typed: what is quoted, what the user wrote, and the few that name exactly one fact. */
export { groundAnswer } from "./ground-answer.ts";
export { namedSubjects } from "./named-subjects.ts";
export { overlaps, placesOf, proseOf, sentencesOf } from "./prose.ts";

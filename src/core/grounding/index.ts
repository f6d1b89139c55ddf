/** Checks digits that a model typed: quotations, the user's own numbers, and the few that name exactly one fact. */
export { attributionOf } from "./attribution.ts";
export { groundAnswer } from "./ground-answer.ts";
export { type Mention, namedSubjects } from "./named-subjects.ts";
export { typedNumbers } from "./typed-numbers.ts";
export { wrongNames } from "./wrong-name.ts";
export { overlaps, placesOf, proseOf, sentencesOf, type Stretch } from "./prose.ts";

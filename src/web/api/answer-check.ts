// One script for both: pages load it with their first answer.
export { hasShape } from "./answer-shape.ts";
export { answerShapes } from "./answer-shapes.ts";

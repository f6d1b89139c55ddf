import type { z } from "zod";

/** Describes an invalid value for people when its schema has no message of its own. */
export const faultWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case "too_big":
      return atBound("At most", issue.origin, issue.maximum);
    case "too_small":
      if (issue.origin === "string" && Number(issue.minimum) <= 1) return "This must not be empty";
      return atBound("At least", issue.origin, issue.minimum);
    case "invalid_type":
      return issue.input === undefined ? "This is missing" : undefined;
    case "invalid_value":
      return issue.values.length > 1 ? `One of ${issue.values.map(String).join(", ")}` : undefined;
    case "unrecognized_keys":
      return `Not known here: ${issue.keys.join(", ")}`;
    default:
      return undefined;
  }
};

function atBound(word: string, origin: string, bound: number | bigint): string | undefined {
  const unit = { string: "character", array: "entry", set: "entry", number: "", int: "" }[origin];
  if (unit === undefined) return undefined;
  if (unit === "") return `${word} ${bound}`;
  const units = { character: "characters", entry: "entries" }[unit];
  return `${word} ${bound} ${Number(bound) === 1 ? unit : units}`;
}

import type { NumberLimits } from "./strategy-limits.ts";

/** A problem in outside data: its position and a message for display. */
export interface Problem {
  readonly path: Path;
  readonly words: string;
}

export type Path = readonly (string | number)[];

/** Maximum number of problems. Longer lists won't be read, and generated ones mustn't fill the memory. */
const maxProblems = 50;

/**
 * Reads unknown data and records every problem. Unreadable values are replaced by placeholders of the right type, which
 * are never used: callers check `problems` at the end.
 */
export function createProblemReader() {
  const problems: Problem[] = [];

  const refuse = (path: Path, what: string) => {
    if (problems.length < maxProblems) problems.push({ path, words: `${placeWords(path)} ${what}.` });
  };

  return {
    problems: problems as readonly Problem[],
    refuse,

    /** Returns the keys of an object and reports any that aren't allowed. */
    record(value: unknown, path: Path, allowed: readonly string[]): Readonly<Record<string, unknown>> {
      if (typeof value !== "object" || value === null || Array.isArray(value)) {
        refuse(path, `must be an object, not ${shown(value)}`);
        return {};
      }
      for (const key of Object.keys(value)) if (!allowed.includes(key)) refuse([...path, key], "isn't a known field");
      return value as Record<string, unknown>;
    },

    number(value: unknown, path: Path, { min, max, isFraction = false }: NumberLimits): number {
      const isRead =
        typeof value === "number" && value >= min && value <= max && (isFraction || Number.isInteger(value));
      if (isRead) return value;
      refuse(path, `must be ${isFraction ? "a number" : "a whole number"} from ${min} to ${max}, not ${shown(value)}`);
      return min;
    },

    choice<const Choice extends string>(value: unknown, path: Path, choices: readonly Choice[]): Choice {
      const chosen = choices.find((choice) => choice === value);
      if (chosen === undefined) refuse(path, `must be one of ${choices.join(", ")}, not ${shown(value)}`);
      return chosen ?? choices[0]!;
    },
  };
}

export type ProblemReader = ReturnType<typeof createProblemReader>;

/** A value as a problem shows it: short, or only its kind if it isn't a simple value. */
export function shown(value: unknown): string {
  if (value === undefined) return "missing";
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "string") return value.length <= 40 ? `“${value}”` : `“${value.slice(0, 40)}…”`;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "an object";
}

/** Formats ["long", "entry", "conditions", 0, "left"] as "long › entry › condition 1 › left". */
function placeWords(path: Path): string {
  if (path.length === 0) return "This";
  const words: string[] = [];
  for (const step of path)
    if (typeof step === "number") words[words.length - 1] = `${words.at(-1)!.replace(/s$/, "")} ${step + 1}`;
    else words.push(step.length <= 40 ? step : `${step.slice(0, 40)}…`);
  return words.join(" › ");
}

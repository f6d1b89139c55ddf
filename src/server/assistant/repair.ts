import type { checkedText } from "./checked-text.ts";

type Check = (template: string, writer: "model") => ReturnType<typeof checkedText>;

const maxListed = 30;

/** The numbers that a model typed although the data has them, as far as they are written. Small counts, such as "3 reasons", are left alone. */
export function typedNumbersOf(template: string, check: Check, values: readonly number[]): readonly string[] {
  const { grounded } = check(template, "model");
  const typed = grounded.filter(
    ({ mismatch, unit, text }) =>
      mismatch === "typed" && unit !== "date" && (unit !== "number" || !/^\d{1,2}$/.test(text)),
  );
  const isKnown = (value: number) =>
    values.some((known) => Math.abs(Math.abs(known) - Math.abs(value)) <= Math.max(0.005 * Math.abs(value), 0.05));
  return [...new Set(typed.filter(({ value }) => isKnown(value)).map(({ text }) => text))];
}

/** Asks once for the same answer with marks. */
export function repairRequest(numbers: readonly string[]): string {
  const listed = numbers.slice(0, maxListed).map((number) => `"${number}"`);
  return `Write your answer again, word for word, with the mark of the value in place of each number that you typed: ${listed.join(", ")}. Take the marks from the data above. Leave out a number that has no mark there.`;
}

/** The second version if it says something and has fewer numbers without a value, else the first. */
export function betterOf(first: string, second: string, check: Check): string {
  const missing = (template: string) =>
    check(template, "model").grounded.filter(({ state }) => state === "not-found").length;
  // A model that apologises instead of writing its answer again has no values in it.
  const isAnswer = second.trim().length > first.trim().length * 0.7;
  return isAnswer && missing(second) < missing(first) ? second : first;
}

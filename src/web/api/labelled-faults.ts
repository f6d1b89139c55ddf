import { fieldText } from "../text/field-text.ts";

interface Fault {
  readonly path: string;
  readonly message: string;
}

/**
 * The list of faults that the server has put into one text, each under the word the screen has for its field: never under the
 * API's name of it. What is a sentence stays.
 */
export function labelledFaults(detail: string, errors: readonly Fault[]): string {
  const list = errors.map(({ path, message }) => `${path}: ${message}`).join("; ");
  const isList = errors.length > 0 && (detail === list || (detail.length >= 500 && list.startsWith(detail)));
  if (!isList) return detail;
  return [...new Set(errors.map(({ path, message }) => labelled(path, message)))].join("; ");
}

function labelled(path: string, message: string): string {
  const name = path.split(".").findLast((part) => part !== "" && !/^\d+$/.test(part));
  return name === undefined ? message : fieldText.named(labelOf(name), message);
}

function labelOf(name: string): string {
  if (Object.hasOwn(fieldText.labels, name)) return fieldText.labels[name] ?? name;
  const words = name.replaceAll(
    /([a-z\d])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}

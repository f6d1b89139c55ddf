import { fieldText } from "../text/field-text.ts";

interface Fault {
  readonly path: string;
  readonly message: string;
}

/** What is wrong with what was sent, each under the word the screen has for its field: never under the API's name of it. */
export function labelledFaults(errors: readonly Fault[]): string {
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

import { fieldText } from "../text/field-text.ts";

interface Fault {
  readonly path: string;
  readonly message: string;
}

/**
 * Labels the faults in the server's text with the screen's name for each field instead of the API's. Full sentences
 * stay as they are.
 */
export function labelledFaults(detail: string, errors: readonly Fault[]): string {
  const list = errors.map(({ path, message }) => `${path}: ${message}`).join("; ");
  const isList = errors.length > 0 && (detail === list || (detail.length >= 500 && list.startsWith(detail)));
  if (!isList) return detail;
  return [...new Set(errors.map(({ path, message }) => labelled(path, message)))].join("; ");
}

function labelled(path: string, message: string): string {
  const names = path.split(".").filter((part) => part !== "" && !/^\d+$/.test(part));
  const name = names.at(-1);
  return name === undefined ? message : fieldText.named(labelFor(names.join(".")) ?? labelOf(name), message);
}

function labelFor(name: string): string | undefined {
  return Object.hasOwn(fieldText.labels, name) ? fieldText.labels[name] : undefined;
}

function labelOf(name: string): string {
  const label = labelFor(name);
  if (label !== undefined) return label;
  const words = name.replaceAll(
    /([a-z\d])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}

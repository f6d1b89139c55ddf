import { builtInInstrument } from "#core/market/built-in-instruments.ts";
import { heldBack, outsideWords } from "./outside-words.ts";
import { sourceDraft, type DataNumber } from "./source-draft.ts";
import type { ToolSource } from "../tool.ts";

const maxDepth = 6;
const maxItems = 200;
const maxCharacters = 2_000;

/** Shorter texts are names, codes or labels. */
const minWords = 4;

/** A field's name reaches the model, so it is one short word. */
const isPlainName = /^[a-z][a-z\d]{0,31}$/i;

/**
 * Data sent with a question instead of being gathered by the server: texts are cleaned like every text from outside, and
 * its numbers count as given, not as known.
 */
export function givenPart(
  title: string,
  given: unknown,
  { asOf, isPortfolio }: { readonly asOf: string; readonly isPortfolio: boolean },
): ToolSource {
  const draft = sourceDraft({ asOf, status: "manual", kind: "yours" });
  let items = 0;
  const texts: string[] = [];

  function read(value: unknown, path: readonly string[]): unknown {
    if (path.length > maxDepth || items >= maxItems) return null;
    if (typeof value === "number") return figure(value, path);
    if (typeof value === "string") {
      const number = /^-?\d{1,15}(?:\.\d{1,8})?$/.test(value) ? Number(value) : null;
      if (builtInInstrument(value) !== null) return value;
      if (number !== null) return figure(number, path);
      const words = outsideWords(value, maxCharacters);
      if (words !== heldBack && words.split(" ").length >= minWords) texts.push(words);
      return draft.quote(path.join("."), value, { maxLength: maxCharacters });
    }
    if (typeof value === "boolean" || value === null) return value;
    if (Array.isArray(value))
      return value.slice(0, maxItems).map((item, index) => read(item, [...path, String(index)]));
    if (typeof value !== "object") return null;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner], index) => [
        isPlainName.test(name) ? name : `field${index + 1}`,
        read(inner, [...path, isPlainName.test(name) ? name : `field${index + 1}`]),
      ]),
    );
  }

  function figure(value: number, path: readonly string[]): DataNumber {
    items += 1;
    const name = path.findLast((part) => !/^\d+$/.test(part)) ?? "value";
    const isPercent = /percent|percentage|pct|weight|yield/i.test(name);
    const isCount = /count|stories|quantity|shares/i.test(name);
    const words = outsideWords(name, 60);
    return draft.figure({
      key: path.map((part) => part.replaceAll(/[^\w-]/g, "_")).join(".") || "value",
      label: words === heldBack ? "Value" : words.replaceAll(/([a-z])([A-Z])/g, "$1 $2"),
      unit: isPercent ? "percent" : isPortfolio && !isCount ? "money" : "number",
      isPrivate: isPortfolio && !isPercent,
      value,
    });
  }

  const data = read(given, []);
  // Data about the portfolio is the user's own and never goes to the reader.
  const isReadable = !isPortfolio && texts.length > 0;
  return draft.source({
    kind: "given",
    title,
    provider: "given with the question",
    data: Array.isArray(data) && isReadable ? { items: data as unknown[] } : data,
    readable: isReadable ? { texts, instead: [] } : null,
  });
}

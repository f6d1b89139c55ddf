import { catalog, type Indicator } from "../indicators/index.ts";
import { folded } from "./features.ts";

/** An indicator that a text names, with its numbers, and all the words that do. */
export interface IndicatorPlace {
  /** "zebra,21": the id, and the numbers of its parameters where the text has them. */
  readonly id: string;
  readonly at: { readonly from: number; readonly to: number };
}

const number = String.raw`\d{1,3}(?:\.\d+)?`;
const patterns = catalog
  .flatMap((indicator) =>
    [indicator.id, indicator.short, indicator.name, ...indicator.aliases].map((name) => ({
      indicator,
      name: folded(name).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`),
    })),
  )
  .toSorted((one, other) => other.name.length - one.name.length)
  .map(({ indicator, name }) => ({
    indicator,
    pattern: new RegExp(
      String.raw`(?<![a-z\p{N}])(?:(?<before>${number})[- ]?(?:days?|d|period)?[- ])?${name}(?![a-z\p{N}])(?:\s?\(?(?<after>${number}(?: ?[,/] ?${number})*)\)?(?![\p{L}\p{N}%]))?`,
      "u",
    ),
  }));

/** The indicator of the catalogue with the longest name in a text, in the catalogue's own words: "RSI 21", "50-day SMA". */
export function readIndicator(text: string): IndicatorPlace | null {
  const plain = folded(text);
  for (const { indicator, pattern } of patterns) {
    const found = pattern.exec(plain);
    if (found === null) continue;
    const { before, after } = found.groups ?? {};
    const numbers = (after ?? before ?? "").split(/[^\d.]+/).filter((one) => one !== "");
    if (!fits(indicator, numbers.map(Number))) continue;
    return {
      id: [indicator.id, ...numbers].join(","),
      at: { from: found.index, to: found.index + found[0].length },
    };
  }
  return null;
}

/** True for numbers that the parameters of an indicator can have. */
function fits({ parameters }: Indicator, numbers: readonly number[]): boolean {
  const rules = Object.values(parameters);
  return (
    numbers.length <= rules.length &&
    numbers.every((one, at) => {
      const rule = rules[at];
      return rule !== undefined && one >= rule.min && one <= rule.max;
    })
  );
}

import type { RuleReading } from "#contract/strategy.ts";
import { describeStrategy, type NearestReading, readSentence, readStrategy } from "#core/backtest/index.ts";
import type { Strategy } from "#core/backtest/strategy.ts";
import { delimited } from "#core/outside-text/index.ts";
import { createAnswerSources } from "../answer-sources.ts";
import { ruleInstructions, ruleVersion } from "./rule-instructions.ts";
import type { Narrate, TextProblem } from "./narrate.ts";

/** A model that wrote an impossible rule gets the reason, once. */
const maxAttempts = 2;
/** Capitals of one sentence that are looked up in the directory. */
const maxLookups = 4;

/**
 * A rule out of a sentence: by templates where they understand all of it, else in a model's words as rule data, which is read as
 * strictly as anybody's. A rule that leaves a part out is only a choice. `mayAsk` says whether the user may ask a model now.
 */
export function createRuleReadings({ narrate }: { narrate: Narrate }) {
  return async (
    text: string,
    userId: string,
    isListed: (symbol: string) => Promise<boolean>,
    mayAsk: () => Promise<TextProblem | null>,
  ): Promise<RuleReading> => {
    const first = readSentence(text);
    const listed: string[] = [];
    for (const symbol of first.maybeSymbols.slice(0, maxLookups)) if (await isListed(symbol)) listed.push(symbol);
    const reading = listed.length === 0 ? first : readSentence(text, { symbols: listed });
    const byTemplate = {
      strategy: reading.strategy,
      symbols: [...reading.symbols],
      understood: [...reading.understood],
      notUnderstood: [...reading.notUnderstood],
      nearest: reading.nearest.map(nearestRule),
      by: "template" as const,
      model: null,
    };
    if (reading.strategy !== null) return { ...byTemplate, problem: null };

    let request = delimited("sentence", text);
    let problem: TextProblem | null = null;
    for (let attempt = 1; attempt <= maxAttempts; attempt++) {
      const refused = attempt === 1 ? await mayAsk() : null;
      if (refused !== null) return { ...byTemplate, problem: refused };
      const made = await narrate({
        userId,
        mode: "quick",
        version: ruleVersion,
        instructions: ruleInstructions(),
        sources: createAnswerSources({ amounts: "percentages" }),
        request,
      });
      if (made === null) return { ...byTemplate, problem: null };
      if (!made.ok) return { ...byTemplate, problem: made.problem };
      const written = readWritten(made.narrated.text);
      if (written.ok && written.strategy !== null) {
        const symbols = [
          ...new Set([...reading.symbols, ...written.symbols.filter((symbol) => isNamed(symbol, text))]),
        ];
        const rule = { strategy: written.strategy, symbols, understood: [describeStrategy(written.strategy)] };
        const by = { by: "model", model: made.narrated.model, problem: null } as const;
        const isWhole = written.notUnderstood.length === 0;
        return isWhole
          ? { ...rule, notUnderstood: [], nearest: [], ...by }
          : {
              strategy: null,
              symbols,
              understood: [],
              notUnderstood: written.notUnderstood,
              nearest: [
                {
                  ...rule,
                  changes: [`Leaves out ${written.notUnderstood.map((part) => `“${part}”`).join(", ")}.`],
                },
              ],
              ...by,
            };
      }
      // The model saw no rule at all: the choices of the templates are more than nothing.
      if (written.ok) return { ...byTemplate, problem: null };
      problem = { code: "model-failed", detail: `The AI's rule could not be used: ${written.words}` };
      request = `${delimited("sentence", text)}\n\n${delimited("your-last-answer", made.narrated.text)}\n\nYour last answer could not be used: ${written.words} Answer again.`;
    }
    return { ...byTemplate, problem };
  };
}

function nearestRule({ strategy, symbols, understood, changes }: NearestReading): RuleReading["nearest"][number] {
  return { strategy, symbols: [...symbols], understood: [...understood], changes: [...changes] };
}

type Written =
  | {
      readonly ok: true;
      readonly strategy: Strategy | null;
      readonly symbols: readonly string[];
      readonly notUnderstood: string[];
    }
  | { readonly ok: false; readonly words: string };

/** A model's answer: an object with `strategy`, `symbols` and `notUnderstood`, perhaps inside a fence. */
function readWritten(text: string): Written {
  const from = text.indexOf("{");
  const to = text.lastIndexOf("}");
  let value: unknown;
  try {
    value = JSON.parse(text.slice(from, to + 1));
  } catch {
    return { ok: false, words: "It is not JSON." };
  }
  const { strategy, symbols, notUnderstood } = value as Record<string, unknown>;
  const left = texts(notUnderstood).map((part) => part.slice(0, 200));
  if (strategy === null) return { ok: true, strategy: null, symbols: texts(symbols), notUnderstood: left };
  const read = readStrategy(strategy);
  return read.ok
    ? { ok: true, strategy: read.strategy, symbols: texts(symbols), notUnderstood: left }
    : {
        ok: false,
        words: read.problems
          .slice(0, 5)
          .map(({ path, words }) => `${path.join(".")}: ${words}`)
          .join(" "),
      };
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string").slice(0, 20) : [];
}

/** True if a symbol is in the sentence as a word. */
function isNamed(symbol: string, text: string): boolean {
  return text
    .toUpperCase()
    .split(/[^A-Z0-9.\-=^&]+/)
    .map((word) => word.replace(/[.-]+$/, ""))
    .includes(symbol.toUpperCase());
}

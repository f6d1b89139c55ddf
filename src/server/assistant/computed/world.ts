import type { z } from "zod";
import type { AssistantContext } from "#contract/assistant.ts";
import type { Subject } from "#core/grounding/evidence.ts";
import type { ToolContext } from "../tool.ts";
import { holdingsFound } from "../tools/holdings.ts";
import { searchSymbolTool } from "../tools/search-symbol.ts";
import { watchlistFound } from "../tools/watchlist.ts";
import { type QuestionContext, readQuestion } from "./slots/read-question.ts";
import type { Slots } from "./slots/slots.ts";
import { isOneSlip, withoutTypos } from "./slots/typos.ts";

export interface World extends QuestionContext {
  readonly held: readonly string[];
}

/** What the user holds and watches, their accounts, and the symbols that "it" may mean. */
export async function worldOf(
  toolContext: ToolContext,
  context: z.output<typeof AssistantContext>,
  earlier: readonly string[],
): Promise<World> {
  const [held, list, accounts] = await Promise.all([
    context.userPortfolio === false ? null : holdingsFound(toolContext),
    context.watchlist ? watchlistFound(toolContext) : null,
    context.userPortfolio === false ? null : toolContext.api("GET /api/portfolio/accounts", {}),
  ]);
  const known = [held, list].flatMap((result) => (result?.ok === true ? result.subjects : []));
  const base = {
    today: toolContext.today,
    known,
    accounts: accounts?.ok === true ? accounts.output.accounts.map(({ name }) => name) : [],
    held: held?.ok === true ? held.subjects.map(({ symbol }) => symbol) : [],
  };
  const before = earlier
    .toReversed()
    .map((text) => readQuestion(text, { ...base, context: [], earlier: [] }).symbols.map(({ symbol }) => symbol))
    .find((symbols) => symbols.length > 0);
  return { ...base, context: context.symbols, earlier: before ?? [] };
}

const maxNameWords = 3;

/** Reads a question; words that nothing knows are looked for among all instruments, by symbol or by their whole name. */
export async function readWithSearch(
  question: string,
  world: World,
  toolContext: ToolContext,
): Promise<{ slots: Slots; known: readonly Subject[] }> {
  const spelled = withoutTypos(question, world);
  const slots = readQuestion(spelled, world);
  // A name is written with a capital, unlike other words that aren't known.
  const names = slots.unread.filter(({ text, from }) => from > 0 && /^\p{Lu}\p{L}/u.test(text));
  const words = names.length > 0 ? names : slots.unread;
  if (words.length === 0 || words.length > maxNameWords) return { slots, known: world.known };
  const query = words.map(({ text }) => text.replace(/^[@$]/, "")).join(" ");
  const result = await searchSymbolTool.run({ query: query.slice(0, 80), limit: 5 }, toolContext);
  const wanted = query.toLowerCase();
  const match = result.ok
    ? (result.subjects.find(
        ({ symbol, names }) => symbol.toLowerCase() === wanted || names.some((name) => name.toLowerCase() === wanted),
      ) ?? result.subjects.slice(0, 1).find(({ names }) => isSlipOf(wanted, names)))
    : undefined;
  if (match === undefined) return { slots, known: world.known };
  const known = [...world.known, { ...match, names: [...match.names, query] }];
  return { slots: readQuestion(spelled, { ...world, known }), known };
}

const minNameLetters = 5;

/** True for a name that is one slip of the fingers away from the first word of one of these: "nvdia". */
function isSlipOf(wanted: string, names: readonly string[]): boolean {
  if (wanted.length < minNameLetters || /[^a-z]/.test(wanted)) return false;
  return names.some((name) => isOneSlip(wanted, /^[a-z]+/.exec(name.toLowerCase())?.[0] ?? ""));
}

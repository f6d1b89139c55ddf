import { z } from "zod";
import { englishWords } from "#core/words/english-words.ts";
import type { Words } from "#core/words/shape.ts";
import type { ToolContext, ToolMissing } from "../tool.ts";
import { missing, refused } from "./found.ts";

/** One of the user's accounts by its name; left out: all of them together. */
export const accountInput = z.string().trim().min(1).max(60).optional();

/** The query of an account that is named, empty without a name; a reason if there is no such account. */
export async function accountQuery(
  name: string | undefined,
  { api, words }: Pick<ToolContext, "api" | "words">,
): Promise<{ readonly account?: string } | ToolMissing> {
  if (name === undefined) return {};
  const reply = await api("GET /api/portfolio/accounts", {});
  if (!reply.ok) return refused(reply, words);
  const { accounts } = reply.output;
  const wanted = name.toLowerCase();
  const account = accounts.find((one) => one.name.toLowerCase() === wanted);
  if (account !== undefined) return { account: account.id };
  const names = accounts.map((one) => one.name);
  return missing(words.answers.sources.noAccount(name, names));
}

/** Added to the title of a source about one account. */
export function inAccount(name: string | undefined, { answers }: Words = englishWords): string {
  return answers.sources.inAccount(name);
}

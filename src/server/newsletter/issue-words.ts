import type { Words } from "#core/words/shape.ts";
import type { ReaderWords } from "../settings/reader-words.ts";
import type { StoredIssue } from "./store.ts";

/** Returns the words of the language in which an issue was written. */
export async function issueWords(
  words: Pick<ReaderWords, "inLanguage">,
  userId: string,
  { issue }: Pick<StoredIssue, "issue">,
): Promise<Words["newsletter"]> {
  return (await words.inLanguage(userId, issue.language ?? "en")).newsletter;
}

import { isKeptForLater } from "./offline.ts";

/** Resolves with a change's answer, or with null if it is kept until there is a connection. */
export async function orKept<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (isKeptForLater(error)) return null;
    throw error;
  }
}

import { foreignWords } from "./slots/foreign-words.ts";

const commands = ["compare", "earnings", "explain", "help"];
/** English words among them are counted the other way. */
const englishWords = /^(?:the|is|are|my|how|what|why|which|of|and|to|in|me|i|do|did|a|for|show|much)$/;

/** The name of a command that doesn't exist; null for any other text. */
export function unknownCommand(lower: string): string | null {
  const command = /^\/([\w-]*)/.exec(lower)?.[1];
  return command === undefined || commands.includes(command) ? null : command;
}

/** True for a text in another language, which can't be read without a model. */
export function isForeign(lower: string): boolean {
  const words = lower.split(/[\s,;:¿¡"“”()]+/).filter((word) => word !== "");
  const foreign = words.filter((word) => foreignWords.has(word)).length;
  const english = words.filter((word) => englishWords.test(word)).length;
  const isOtherScript =
    /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Arabic}¿¡]/u.test(lower);
  return isOtherScript || (foreign >= 2 && foreign > english);
}

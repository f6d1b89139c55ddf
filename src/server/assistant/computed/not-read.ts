const commands = ["compare", "earnings", "explain", "help"];
const foreignWords = new Set(
  (
    "ich du wir ihr mein meine meinen wie viel ist sind was warum wann welche der das und nicht mir dir geht habe es " +
    "el los las mi mis como cuanto cuál qué que es está cuánto por para una tengo " +
    "le les mon ma mes comment combien est quel quelle pourquoi une des pour j'ai ai-je " +
    "il mio mia miei quanto come perché quale sono della " +
    "mijn hoeveel wat waarom welke het een meu minha meus quais não"
  ).split(" "),
);
/** English words among them are counted the other way. */
const englishWords = /^(?:the|is|are|my|how|what|why|which|of|and|to|in|me|i|do|did|a|for|show|much)$/;

/** Why a text is no question that can be read without a model: a command that is none, another language; null: it may be read. */
export function notRead(lower: string): string | null {
  const command = /^\/([\w-]*)/.exec(lower)?.[1];
  if (command !== undefined && !commands.includes(command))
    return `There is no command \`/${command}\`. Commands: \`/compare NVDA MSFT\`, \`/earnings NVDA\`, \`/explain P/E\`, \`/help\`.`;
  const words = lower.split(/[\s,;:¿¡"“”()]+/).filter((word) => word !== "");
  const foreign = words.filter((word) => foreignWords.has(word)).length;
  const english = words.filter((word) => englishWords.test(word)).length;
  const isOtherScript =
    /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Arabic}¿¡]/u.test(lower);
  return isOtherScript || (foreign >= 2 && foreign > english)
    ? "Computed answers, without AI, are understood in English only."
    : null;
}

/** Words of other languages that questions begin or are joined with. */
export const foreignWords: ReadonlySet<string> = new Set(
  (
    "ich du wir ihr mein meine meinen wie viel ist sind was warum wann welche der das und nicht mir dir geht habe es " +
    "el los las mi mis como cuanto cuál qué que es está cuánto por para una tengo " +
    "le les mon ma mes comment combien est quel quelle pourquoi une des pour j'ai ai-je " +
    "il mio mia miei quanto come perché quale sono della " +
    "mijn hoeveel wat waarom welke het een meu minha meus quais não"
  ).split(" "),
);

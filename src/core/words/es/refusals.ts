const quote = (text: string): string => `«${text}»`;
const and = (names: readonly string[]): string => names.join(" y ");

/** Why a question isn't answered without a model, and what can be asked instead. A reason has no full stop: a sentence goes on with it. */
export const refusals = {
  quote,
  list: (items: readonly string[]) => items.join(", "),
  help: {
    title: "Estas preguntas también se entienden en español, con cualquier símbolo:",
    line: (lead: string, items: string) => `**${lead}**: ${items}`,
    portfolio: "Su cartera",
    symbol: "Un símbolo",
    whatIf: "Qué pasaría si",
    rule: "Una regla",
    market: "El mercado",
    commands: "Comandos",
  },
  noCommand: (command: string, commands: string) => `No existe el comando ${command}. Comandos: ${commands}.`,
  leftOut:
    "Su cartera no forma parte del contexto de esta pregunta. Vuelva a incluirla en el contexto para preguntar por ella.",
  notComputed: {
    advice: (rated: string) =>
      `Esto no se calcula: aquí no se dan recomendaciones. Lo que unas reglas leen en los precios: ${rated}.`,
    howTo: (term: string, task: string) =>
      `Esto no se responde aquí: solo hay cifras, noticias, lo que usted ha registrado y ayuda sobre Bellwether. Pregunte por una cifra, por el significado de un término, como ${term}, o por una tarea, como ${task}.`,
    tax: (gains: string, sale: string) =>
      `Esto no se calcula: los impuestos dependen de su país y de su situación. Lo que aportaron las ventas: ${gains}. Lo que realizaría una venta: ${sale}.`,
    forecast: (target: string) =>
      `Esto no se calcula: aquí no se hacen previsiones. Lo que los analistas esperan de una empresa: ${target}.`,
  },
  notGiven: (names: readonly string[]) => `No disponible aquí: ${and(names)}`,
  unanswered: (reason: string) => `${reason}. Por eso la pregunta queda sin respuesta.`,
  noData: (names: readonly string[]) =>
    `Aquí no hay datos de ${and(names.map(quote))}. Por eso la pregunta queda sin respuesta.`,
  noAccount: (name: string) =>
    `Usted no tiene ninguna cuenta llamada ${quote(name)}. Por eso la pregunta queda sin respuesta.`,
  accounts: (names: readonly string[]) => ` Sus cuentas: ${names.map(quote).join(", ")}.`,
  notUnderstood: (reason: string) => `La pregunta no se ha entendido y queda sin respuesta. ${reason}.`,
  unclear: "No está claro qué desea saber",
  didYouMean: "No está lo bastante claro para responder. ¿Quería preguntar alguna de estas cosas?",
  missingForIt: (reason: string) => `Falta algo para calcularlo: ${reason}`,
  leavesOut: (words: readonly string[]) =>
    `Sin tener en cuenta ${words.map(quote).join(" y ")}, que aquí no se entiende:`,
  fixedMix: (mix: string) => `Mezclas fijas (${mix})`,
  testRule: (example: string) => `Pruebe en su lugar una regla, por ejemplo ${example}.`,
  nameRule: (example: string) => `Indique un símbolo y una regla, por ejemplo ${example}.`,
  searchOffers: "La búsqueda ofrece:",
  offer: (symbol: string, name: string | null) =>
    `**${symbol}**${name === null ? "" : `, ${name}`}: pregunte por «@${symbol}»`,
};

import { dataProblemText } from "../data-problem.ts";
import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";
import { companySources } from "./answers-company-sources.ts";
import { dataProblems } from "./data-problems.ts";
import { ownSources } from "./answers-own-sources.ts";
import { technicalSources } from "./answers-technical.ts";
import { ownersSources } from "./answers-owners.ts";
import { testsSources } from "./answers-tests.ts";
import { tradesSources } from "./answers-trades.ts";
import { values } from "./answers-values.ts";

export const sources = (writing: Writing): Words["answers"]["sources"] => {
  const { plural, day } = writing;
  const { symbols } = values(writing);
  return {
    listed: (all) => (all.length <= 4 ? all.join(", ") : symbols(all.length)),
    refused: (problem) => dataProblemText(problem, dataProblems) ?? "No se han podido cargar los datos.",
    noData: (list) => `No hay datos de este símbolo: ${list}`,
    noPrice: (list) => `No se ha podido cargar el precio de ${list}.`,
    sampleOnly: "Por ahora solo hay datos de ejemplo. No se utilizan.",
    sampleLeftOut: (what) => `${what}: por ahora solo hay datos de ejemplo, que no se utilizan.`,
    pricesOf: (list) => `Precios de ${list}`,
    noAccount: (name, accounts) =>
      `No hay ninguna cuenta llamada «${name}».${accounts.length === 0 ? "" : ` Sus cuentas: ${accounts.join(", ")}.`}`,
    spans: {
      thisYear: "este año",
      days: (many) => plural(many, "día", "días"),
      months: (many) => plural(many, "mes", "meses"),
      years: (many) => plural(many, "año", "años"),
      between: (from, to) => (from === to ? day(from) : `del ${day(from)} al ${day(to)}`),
    },
    quotes: {
      title: "Cotizaciones",
      of: (symbol) => `Cotización de ${symbol}`,
      summary: (list, many) => `${many === 1 ? "Cotización" : "Cotizaciones"} de ${list}`,
    },
    history: {
      title: ({ symbol, span }) => `Precios de ${symbol}, ${span}`,
      noneIn: ({ symbol, span }) => `No hay precios de ${symbol} en este periodo: ${span}.`,
      knownFrom: ({ symbol, date }) => `Hay precios de ${symbol} desde el ${day(date)}.`,
      notLoaded: (symbol) => `No se han podido cargar los precios de ${symbol}.`,
      dividendsOf: (year) => `Dividendos por acción en ${year}`,
    },
    compare: {
      title: (names) => `Comparación de ${names.slice(0, -1).join(", ")} y ${names.at(-1) ?? ""}`,
      changeOver: (span) => `Variación, ${span}`,
      changeLess: (one, other) => `Diferencia de variación entre ${one} y ${other}`,
      less: (one, other) => `${one} menos ${other}`,
      twoNeeded: "Para comparar hacen falta dos símbolos distintos.",
      pricesNeeded: (many, list) => `Hacen falta al menos dos símbolos con un precio real; hay ${many} de ${list}.`,
      noSharedDays: "No tienen días de cotización en común en este periodo.",
    },
    rates: {
      title: (base, date) => `Tipos de cambio de ${base}, ${day(date)}`,
      summary: (base, list, date) => `${base} en ${list}, ${day(date)}`,
      forOne: (currency, base) => `${currency} por 1\u00a0${base}`,
      amountIn: (currency) => `Importe en ${currency}`,
      none: (base, list) => `No hay tipos de cambio de referencia de ${base} en ${list}.`,
      change: (base, into) => `Variación de ${base} en ${into}`,
    },
    movers: {
      gainers: "Mayores subidas",
      losers: "Mayores bajadas",
      active: "Más negociados",
      trending: "Más consultados",
      today: (name) => `${name} de hoy`,
      notLoaded: "No se han podido cargar las subidas y bajadas.",
    },
    hours: {
      title: (exchange) => `Horario de negociación: ${exchange}`,
      summary: ({ exchange, state }) =>
        `${exchange}: ${{ open: "abierta", pre: "preapertura", after: "fuera de horario", closed: "cerrada", holiday: "festivo" }[state]}`,
      unknown: (exchange) => `El calendario de ${exchange} no está disponible.`,
      opens: "Apertura",
      session: "Sesión",
      noSession: "Sin sesión",
    },
    mood: {
      none: () => "El sentimiento no está disponible: no hay precios ni noticias.",
      market: "Sentimiento del mercado",
      of: (list) => `Sentimiento de ${list}`,
      one: (symbol) => `Sentimiento de ${symbol}`,
      from: (name) => `Sentimiento según: ${name}`,
      weight: (name) => `Peso: ${name}`,
      items: (name) => `Número: ${name}`,
      parts: { breadth: "amplitud", price: "precios", news: "noticias" },
    },
    news: {
      market: "el mercado",
      notLoaded: "No se han podido cargar las noticias.",
      none: (what) => `No hay noticias sobre ${what}.`,
      noneAbout: (topic) => `Ninguna de las noticias más recientes menciona ${topic}.`,
      noneThen: ({ what, from, to }) =>
        `Ninguna de las noticias sobre ${what} se publicó del ${day(from)} al ${day(to)}.`,
      summary: (many, what) => `${plural(many, "noticia", "noticias")} sobre ${what}`,
      heldBack: (publisher) => `Se ha descartado una noticia de ${publisher}: contiene instrucciones.`,
      unknownPublisher: "un medio desconocido",
    },
    help: {
      title: (screen) => `Ayuda: ${screen}`,
      entry: ({ task, screen, address, text, source }) => `**${task}** ([${screen}](${address})): ${text} ${source}`,
    },
    watchlist: {
      title: "Su lista de seguimiento",
      empty: "La lista de seguimiento está vacía.",
      notLoaded: (list) => `No se han podido cargar los precios de la lista de seguimiento: ${list}.`,
    },
    ...ownSources(writing),
    ...tradesSources(writing),
    ...testsSources(writing),
    ...ownersSources,
    ...technicalSources,
    ...companySources(writing),
  };
};

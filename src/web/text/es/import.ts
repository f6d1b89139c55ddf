import type { Catalogue } from "../catalogue.ts";
import { counted } from "../counted.ts";

const rows = (count: number) => (count === 1 ? "1 fila" : `${counted(count)} filas`);
const transactions = (count: number) => (count === 1 ? "1 movimiento" : `${counted(count)} movimientos`);
const skipped = (count: number) => (count === 1 ? "1 omitida" : `${counted(count)} omitidas`);
const present = (count: number) => (count === 1 ? "1 ya existe" : `${counted(count)} ya existen`);

export const imports: Catalogue["imports"] = {
  title: "Importar movimientos",
  choose: {
    drop: "Suelte un archivo aquí",
    or: "o",
    file: "Elegir un archivo",
    kinds: (size) =>
      `CSV, JSON o XML${size === null ? "" : ` de hasta ${size}`}. Formatos reconocidos: Interactive Brokers, DEGIRO, Trading 212, Trade Republic, Revolut, eToro, Charles Schwab, Fidelity, Vanguard, Robinhood, E*TRADE, Saxo, Swissquote, Ghostfolio, Portfolio Performance, Wealthfolio y Bellwether. En cualquier otra tabla, usted indica qué contiene cada columna.`,
    paste: "O pegue filas",
    pasteHint:
      "Pegue filas de una tabla con su encabezado, o un movimiento por línea (en inglés), por ejemplo: buy 12 NVDA 131,20 2025-03-04 fee 1",
    pasted: "filas pegadas",
    read: "Leer filas",
    nothingYet: "No se importa nada hasta que haya revisado las filas.",
  },
  tooLarge: (size) => `El archivo supera ${size}, el límite de este servidor. Divídalo en archivos más pequeños.`,
  size: (bytes) => {
    const megabytes = bytes / 1_048_576;
    return megabytes >= 1 ? `${counted(megabytes, 1)} MB` : `${counted(Math.floor(bytes / 1024))} KB`;
  },
  unreadable: "No se ha podido abrir el archivo. Elíjalo de nuevo.",
  reading: (name) => `Leyendo ${name}…`,
  failed: "No se ha podido leer el archivo",
  notImported: "No se ha importado nada",
  earlier: {
    title: "Importaciones anteriores",
    line: (name, day, count) => `${name}, ${day}: ${transactions(count)}`,
    undo: "Deshacer todo",
    undoFor: (name) => `Deshacer todo: ${name}`,
    until: (day) => `puede deshacerse hasta el ${day}`,
    undone: "deshecha",
    over: "no puede deshacerse pasados 30 días",
  },
  preview: {
    read: (name, broker) => `${name}, reconocido como ${broker}`,
    readTable: (name) => `${name}, leído por los nombres de columna`,
    readWords: (name) => `${name}, un movimiento por línea`,
    published: "Según los nombres de columna publicados. Sin probar con una exportación real.",
    counts: (facts) =>
      [
        `${rows(facts.ticked)} por añadir`,
        facts.duplicates === 0 ? "" : present(facts.duplicates),
        facts.faulty === 0 ? "" : `${counted(facts.faulty)} por corregir`,
        facts.skipped === 0 ? "" : skipped(facts.skipped),
      ]
        .filter((part) => part !== "")
        .join(" · "),
    account: "Importar en",
    accountFree: "Cuentas del archivo",
    into: (name) => `Importar en ${name}`,
    accountOfFile: (names) => `Cuentas del archivo: ${names.join(", ")}`,
    accountNew: (name, currency) => `${name} (nueva, ${currency})`,
    again: "Elegir otro archivo",
    add: (count) => (count === 0 ? "Nada que añadir" : `Importar ${rows(count)}`),
    faultsStayOut: (count) =>
      count === 1
        ? "1 fila con errores no se importará si no la corrige."
        : `${rows(count)} con errores no se importarán si no las corrige.`,
    differs: (line, stated, read) =>
      `Línea ${counted(line)}: el archivo indica ${stated}, pero las filas dan ${read}. Compruebe las filas hasta esta línea antes de importar.`,
    answerFirst: "Responda antes a la pregunta anterior.",
    show: "Filas que se muestran",
    views: {
      all: (count) => `Todas ${counted(count)}`,
      faulty: (count) => `Por corregir ${counted(count)}`,
      duplicates: (count) => `Ya existen ${counted(count)}`,
      skipped: (count) => `Omitidas ${counted(count)}`,
    },
    shortened: (shown, all) =>
      `Se muestran ${counted(shown)} de ${rows(all)}, con un máximo de 500 por corregir, 500 ya existentes y 500 omitidas. Las demás filas válidas también se importan.`,
  },
  questions: {
    dateOrder: {
      label: "¿Qué va primero en las fechas de este archivo?",
      options: { "day-first": "El día", "month-first": "El mes" },
      why: "Todas las fechas encajan en ambos formatos.",
    },
    decimalSign: {
      label: "¿Qué separador decimal utiliza este archivo?",
      options: { ".": "Punto 1.5", ",": "Coma 1,5" },
      why: "Todos los números encajan en ambos formatos.",
    },
    unnamedCosts: {
      label: "Los importes no son títulos × precio. ¿Qué es la diferencia?",
      options: { fee: "Una comisión", price: "Parte del precio" },
      why: "El archivo no indica gastos.",
    },
  },
  columns: {
    title: "Asignar columnas",
    words:
      "Basta con un símbolo y un número de títulos, o con una fecha y un importe. Sus elecciones se guardan para archivos con el mismo encabezado.",
    remembered: "Columnas asignadas como la última vez.",
    change: "Cambiar columnas",
    none: "No está en el archivo",
    apply: "Leer con estas columnas",
    fields: {
      date: "Fecha",
      type: "Tipo",
      symbol: "Símbolo",
      isin: "ISIN",
      exchange: "Bolsa",
      name: "Nombre",
      quantity: "Títulos",
      price: "Precio",
      amount: "Importe",
      fee: "Comisión",
      tax: "Impuesto",
      currency: "Divisa",
      ratio: "Proporción del split",
      balance: "Saldo",
      shareBalance: "Saldo de títulos",
      status: "Estado",
      account: "Cuenta",
      note: "Nota",
    },
  },
  unknown: {
    title: (count) => (count === 1 ? "1 símbolo sin reconocer" : `${count} símbolos sin reconocer`),
    words: "Elija el símbolo correcto o consérvelo como activo propio e introduzca sus precios.",
    in: (count) => `en ${rows(count)}`,
    pick: (symbol) => `Correspondencia de ${symbol}`,
    choose: "Elegir…",
    own: "Conservar como activo propio",
    firstMatches: "Usar la primera coincidencia de cada uno",
    other: (symbol) => `Otro símbolo para ${symbol}`,
    otherPlaceholder: "Otro símbolo",
    use: "Usar",
  },
  unknownWords: {
    title: (count) => (count === 1 ? "1 palabra necesita explicación" : `${count} palabras necesitan explicación`),
    answered: "Palabras que ha explicado",
    words: "Su respuesta se aplica a todas las filas con esa palabra. Las filas sin respuesta no se importan.",
    action: (word) => `¿Qué es «${word}»?`,
    currency: (sign) => `¿Qué divisa es «${sign}»?`,
    in: (count) => `en ${rows(count)}`,
    choose: "Elegir…",
    bySign: "Aportación o retirada, según el signo",
    leaveOut: "Omitir estas filas",
  },
  table: {
    caption: "Filas del archivo",
    tickAll: "Seleccionar todas las filas",
    tick: (line) => `Importar la línea ${line}`,
    line: "Línea",
    what: "Movimiento",
    howMuch: "Importe",
    lineAndDate: (line, date) => `Línea ${line}, ${date}`,
    date: "Fecha",
    type: "Tipo",
    symbol: "Símbolo",
    quantity: "Títulos",
    price: "Precio",
    amount: "Importe",
    costs: "Comisión, imp.",
    account: "Cuenta",
    state: "Estado",
    new: "Nueva",
    duplicate: "Ya existe",
    leftOut: "Omitida",
    today: "hoy",
    fix: "Corregir",
    fixLine: (line) => `Corregir la línea ${line}`,
    fault: (column, message) => `${column}: ${message}`,
  },
  edit: {
    title: (line) => `Línea ${line}`,
    type: "Tipo",
    date: "Fecha",
    symbol: "Símbolo",
    quantity: "Títulos",
    price: "Precio por título",
    amount: "Importe",
    fee: "Comisión",
    tax: "Impuesto",
    currency: "Divisa",
    ratio: "Títulos nuevos por título antiguo",
    newSymbol: "Símbolo nuevo",
    cash: "Efectivo por título",
    costShare: "Parte del coste de adquisición (0 a 1)",
    received: "Recibido",
    receivedCurrency: "Recibido en",
    priceCurrency: "Precio en",
    feeCurrency: "Comisión en",
    taxCurrency: "Impuesto en",
    rate: "Tipo de cambio",
    isFee: (fee) => `La diferencia es la comisión: ${fee}`,
    isPrice: (price) => `El precio es ${price}`,
    save: "Guardar cambios",
  },
  importing: (count) => `Importando ${rows(count)}…`,
  cancelling: "Cancelando. Se comprueba si el servidor ya había terminado…",
  cancelled:
    "Importación cancelada. Si el servidor ya había terminado, aparece entre las importaciones anteriores, donde puede deshacerla.",
  done: {
    title: "Importado",
    facts: (facts) =>
      [
        facts.added === 1 ? "1 añadida" : `${counted(facts.added)} añadidas`,
        skipped(facts.skipped),
        ...(facts.duplicates === 0 ? [] : [present(facts.duplicates)]),
      ].join(", ") + ".",
    undo: "Deshacer todo",
    until: (day) => `Puede deshacer esta importación hasta el ${day}.`,
    undone: (count) =>
      `Importación deshecha. ${count === 1 ? "Se ha quitado 1 movimiento" : `Se han quitado ${transactions(count)}`}.`,
    close: "Listo",
    another: "Importar otro archivo",
  },
};

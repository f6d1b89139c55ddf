import { transactionWords as types } from "./transaction-words.ts";
import type { FaultMessages, FaultyField, FileKind } from "../../faults/fault.ts";

const fields: Readonly<Record<FaultyField, string>> = {
  type: "tipo",
  symbol: "símbolo",
  date: "fecha",
  quantity: "número de títulos",
  price: "precio",
  amount: "importe",
  fee: "comisión",
  tax: "impuesto",
  currency: "divisa",
  ratio: "proporción",
  newSymbol: "símbolo nuevo",
  cash: "efectivo por título",
  costShare: "parte del coste",
  received: "importe recibido",
  receivedCurrency: "divisa recibida",
  rate: "tipo de cambio",
  lots: "compras elegidas",
  note: "nota",
};

const number = (value: number): string => value.toLocaleString("es");

const kinds: Readonly<Record<FileKind, string>> = {
  pdf: "un PDF",
  spreadsheet: "una hoja de cálculo",
  archive: "un archivo comprimido",
  ofx: "un archivo OFX o QFX",
  qif: "un archivo QIF",
  picture: "una imagen",
  "web-page": "una página web",
  binary: "un archivo que no es de texto",
};

/** Faults in something that somebody wrote. */
export const faults: FaultMessages = {
  "not-a-number": ({ text }) => `«${text}» no es un número`,
  "not-a-number-with": ({ text, sign }) =>
    `«${text}» no es un número con ${sign === "." ? "punto decimal" : "coma decimal"}`,
  "ambiguous-number": ({ text, one, other }) => `«${text}» puede ser ${one} o ${other}. Escriba uno de los dos`,
  "not-a-currency-in": ({ text, name }) => `«${name}» en «${text}» no es una divisa`,
  "two-currencies": ({ text }) => `«${text}» contiene dos divisas`,
  "not-a-date": ({ text }) => `«${text}» no es una fecha. Escríbala como 2025-03-04`,
  "ambiguous-date": ({ text, one, other }) => `«${text}» puede ser ${one} o ${other}. Escriba uno de los dos`,
  "no-such-day": ({ text }) => `El día «${text}» no existe`,
  option: ({ symbol }) => `${symbol} es una opción. Aún no se admiten opciones; registre solo las acciones.`,
  "not-a-symbol": ({ text }) => `«${text}» no es un símbolo. Escríbalo como AAPL, BRK-B u OCDO.L`,
  "same-symbol": () => "El símbolo nuevo debe ser distinto del anterior",
  "same-currency": () => "Las dos divisas deben ser distintas",
  "several-currencies": ({ text }) =>
    `El precio, la comisión y el impuesto están en varias otras divisas (${text}). Solo puede ser una: introduzca el otro cargo como operación propia`,
  "needs-rate": ({ from, to }) => `Introduzca el tipo de cambio: ${to} por 1 ${from}`,
  "needs-field": ({ type, field }) => `${types[type]}: falta «${fields[field]}»`,
  "has-no-field": ({ type, field }) => `${types[type]}: «${fields[field]}» no se aplica`,
  "merger-gives-nothing": () => "Una fusión da acciones nuevas, efectivo o ambas cosas",
  "merger-needs-both": () => "Las acciones nuevas necesitan un símbolo y una proporción",
  exponent: ({ field, text, max }) =>
    `«${fields[field]}» está escrito con un exponente (${text}). Escriba el número completo, ${number(max)} como máximo`,
  "field-not-a-number": ({ field, text }) => `${fields[field]}: «${text}» no es un número. Escríbalo como 1234,56`,
  "short-position": () =>
    "El número de títulos debe ser mayor que cero. Aún no se admiten posiciones cortas; registre lo que posee.",
  negative: ({ field }) => `«${fields[field]}» no debe ser negativo: el tipo indica el sentido`,
  "not-above-zero": ({ field }) => `«${fields[field]}» debe ser mayor que cero`,
  "too-large": ({ field, text, max }) => `${fields[field]}: ${text} es demasiado grande, ${number(max)} como máximo`,
  "too-many-places": ({ field, max }) => `«${fields[field]}» tiene más de ${max} decimales`,
  "cost-share-range": () => "La parte del coste está entre 0 y 1, por ejemplo 0,12",
  "cut-ratio": ({ text, fraction }) =>
    `«${text}» parece ${fraction} recortado, lo que daría un número de acciones erróneo. Escriba ${fraction}, o ${text}0 si es exacto`,
  oversell: ({ symbol, day, wanted, held, isTransfer, heldAs }) =>
    `${held === "0" ? `Esta cuenta no tiene ${symbol}` : `Esta cuenta solo tiene ${held} ${symbol}`} el ${day}, así que no se pueden ${isTransfer ? "traspasar" : "vender"} ${wanted}. ${heldAs === symbol ? "Aún no se admiten posiciones cortas." : `En esa fecha ya figuran como ${heldAs}.`}`,
  "loose-transfer": ({ why, symbol, day, otherDay, left, arrived }) => {
    if (why === "day")
      return `${left} ${symbol} salen el ${day} y ${arrived} llegan el ${otherDay}, por lo que el coste no se traslada. Ponga la misma fecha en ambos.`;
    if (why === "several")
      return `El ${day}, ${left} ${symbol} salen y ${arrived} llegan en traspasos que no encajan, por lo que el coste no se traslada. Haga que salgan, o lleguen, de una vez.`;
    return `${left} ${symbol} salen el ${day} y ${arrived} llegan, por lo que el coste no se traslada. Corrija uno de los dos o registre la diferencia como un traspaso aparte.`;
  },
  "lot-shortfall": ({ symbol, day, bought, wanted, held }) =>
    bought === ""
      ? `Una compra elegida no está entre los ${symbol} de esta cuenta el ${day}. Elija otra`
      : `De la compra del ${bought} ${held === "0" ? `no queda ningún ${symbol}` : `solo quedan ${held} ${symbol}`} en esta cuenta el ${day}, así que no se pueden tomar ${wanted} de ella`,
  "too-many-lots": ({ max }) => `Una transacción puede indicar ${number(max)} compras como máximo`,
  "lots-above-quantity": ({ named, quantity }) =>
    `Las compras elegidas suman ${named} títulos, más que los ${quantity} de este movimiento`,
  "not-a-day": ({ text }) => `«${text}» no es un día. Escríbalo como 2025-03-04`,
  "before-1900": ({ day }) => `${day} es anterior a 1900`,
  "in-the-future": ({ day }) => `${day} está en el futuro. Registre un movimiento cuando haya ocurrido.`,
  "not-a-currency": ({ text }) => `«${text}» no es una divisa. Escriba un código como USD, EUR o GBX`,
  "line-too-long": ({ max }) => `Una línea tiene ${max} caracteres como máximo`,
  "nul-character": ({ line }) => `La línea ${line} contiene un carácter NUL, así que el archivo no es de texto`,
  "file-kind": ({ kind }) =>
    `Es ${kinds[kind]}. ${kind === "spreadsheet" ? "Guarde la hoja como CSV y elija ese archivo." : kind === "archive" ? "Descomprímalo y elija el archivo CSV, JSON o XML que contiene." : "Descargue los movimientos de su bróker como CSV, JSON o XML."}`,
  "open-quotation": () => "Las comillas no se cierran",
  "second-field": ({ field }) => `«${fields[field]}» aparece dos veces en la línea`,
  "form-only": ({ type }) => `${types[type]}: no cabe en una línea. Use el formulario`,
  "not-a-written-number": ({ text }) => `«${text}» no es un número. Escríbalo como 131,20`,
  "not-understood": ({ text }) => `«${text}» no se entiende aquí`,
  "note-without-text": () => "Después de «note» se espera un texto entre comillas",
  "number-expected": ({ text }) => `Después de «${text}» se espera un número, por ejemplo 1,50`,
  "one-number-more": ({ text }) => `«${text}» es un número de más en esta línea`,
  "parted-number": ({ text, joined }) =>
    `«${text}» puede ser un número o varios: escriba ${joined}, o @ delante del precio`,
  "two-currencies-in-line": ({ one, other }) =>
    `La línea está en ${one} y este importe en ${other}: una divisa por línea`,
  "not-a-ratio": ({ text }) => `«${text}» no es una proporción de acciones nuevas por antiguas, como 10:1`,
  "date-missing": () => "Falta la fecha",
  "split-without-ratio": () =>
    "El archivo indica las acciones nuevas, pero no la proporción del split. Introdúzcala, por ejemplo 10 para 10:1",
  "confirm-ratio": ({ held, ratio }) =>
    `El archivo no indica la proporción del split. Según la posición de este archivo (${held}), sería de ${ratio} nuevas por 1 antigua. Compruébela, porque otros archivos pueden tener más acciones.`,
  "unlikely-day": ({ day, because }) =>
    because === "old"
      ? `${day} es anterior a 1970. Compruebe la fecha.`
      : `${day} cae en fin de semana, cuando los mercados están cerrados. Compruebe la fecha.`,
  "coin-or-share": ({ symbol, coin }) =>
    `${symbol} puede ser una acción o una criptomoneda. Introduzca ${coin} para la criptomoneda o conserve ${symbol} para la acción.`,
  "choose-type": ({ text }) => `Elija un tipo de movimiento para «${text}»`,
  "choose-currency": ({ sign }) => `Elija la divisa para «${sign}»`,
  "cells-beside-columns": ({ cells, columns }) =>
    `La línea tiene ${cells} celdas y la cabecera ${columns} columnas. Puede haber un separador dentro de una celda`,
  "text-after-quotation": () =>
    "Hay texto después de unas comillas de cierre. Duplique las comillas dentro de una celda",
  "quotation-not-closed": () => "Faltan las comillas de cierre",
  "other-currency": ({ text, currency }) => `«${text}» no está en la divisa de la fila, ${currency}`,
  "no-exchange-rate": ({ text, currency }) =>
    `«${text}» no está en ${currency ?? "la divisa del precio"} y la línea no tiene tipo de cambio. Introduzca el importe en ${currency ?? "la divisa del precio"}.`,
  "amount-sign": () =>
    "El importe es el dinero que se movió: negativo en una compra; en una venta, solo si comisión e impuesto superan lo obtenido",
  "amount-differs": ({ quantity, price, costs, worth, paid }) =>
    `${quantity} títulos a ${price}${costs === null ? "" : ` con ${costs} de gastos`} suman ${worth}, pero el importe de la línea es ${paid}. Corrija los títulos, el precio o el importe.`,
  "exchange-missing": ({ symbol, currency }) =>
    `${symbol} cotiza en ${currency}. Añada la bolsa al símbolo, por ejemplo ${symbol}.PA`,
  "not-a-currency-code": ({ text }) => `«${text}» no es una divisa. Introduzca un código como USD`,
  "not-an-isin": ({ text }) => `«${text}» no es un ISIN`,
  "not-a-data-source": ({ text }) => `«${text}» no es una fuente de datos de Ghostfolio`,
  "no-currency": () => "Esta línea no tiene divisa. Introduzca una o elija la cuenta a la que pertenece.",
  "unknown-symbol": ({ symbol, similar }) =>
    `Ninguna fuente incluye ${symbol}.${similar === "" ? "" : ` Parecidos: ${similar}.`} Elija otro símbolo o consérvelo como activo propio.`,
  "password-too-short": ({ min }) => `Al menos ${min} caracteres`,
  "password-too-long": ({ max }) => `${max} caracteres como máximo`,
  "password-common": () => "Que no sea una contraseña habitual, como 123456 o password",
};

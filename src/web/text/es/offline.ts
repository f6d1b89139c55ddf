import type { Catalogue } from "../catalogue.ts";
import { counted } from "../counted.ts";

export const offline: Catalogue["offline"] = {
  waiting: (count) => (count === 1 ? "1 cambio espera la conexión" : `${counted(count)} cambios esperan la conexión`),
  refused: (count) => (count === 1 ? "1 cambio no se ha aceptado" : `${counted(count)} cambios no se han aceptado`),
  order: "Se enviarán en este orden cuando tenga conexión. Aún no figuran en los totales.",
  entered: "Introducido",
  sent: (count) => (count === 1 ? "1 cambio guardado" : `${counted(count)} cambios guardados`),
  willSync: "Se enviará",
  maybeSaved: "Quizá ya se guardó. Revise sus movimientos antes de volver a enviarlo.",
  changeOf: "Modificar un movimiento",
  deletionOf: "Eliminar un movimiento",
  watch: (symbol) => `Añadir ${symbol} a una lista de seguimiento`,
  unwatch: (symbol) => `Quitar ${symbol} de una lista de seguimiento`,
  note: (symbol) => `Nota sobre ${symbol}`,
  noteChange: "Modificar una nota",
  noteDeletion: "Eliminar una nota",
  edit: "Editar",
  editOf: (change) => `Editar: ${change}`,
  again: "Enviar de nuevo",
  againOf: (change) => `Enviar de nuevo: ${change}`,
  discard: "Descartar",
  discardOf: (change) => `Descartar: ${change}`,
  discardSure: "Descartar definitivamente",
  leaveTitle: "¿Cerrar sesión y descartar los cambios?",
  leaveText: (count) =>
    count === 1
      ? "1 cambio aún no está guardado. Si cierra sesión, se descartará."
      : `${counted(count)} cambios aún no están guardados. Si cierra sesión, se descartarán.`,
  leave: "Cerrar sesión y descartar",
  stay: "Mantener la sesión",
  newVersion: "Hay una versión nueva lista.",
  reload: "Recargar",
  install: "Instalar la aplicación",
  installNote: "Se abre en su propia ventana y funciona sin conexión.",
  installElsewhere: "Para instalarla, elija Instalar o Añadir a pantalla de inicio en el menú de su navegador.",
  installed: "Instalada en este dispositivo.",
  installInsecure: "La instalación y el uso sin conexión requieren HTTPS.",
};

import type { Catalogue } from "../catalogue.ts";

export const push: Catalogue["push"] = {
  title: "Notificaciones en sus dispositivos",
  loading: "Cargando sus dispositivos…",
  failed: "No se han podido cargar sus dispositivos.",
  note: "Las alertas que deban avisar en sus dispositivos aparecen en ellos aunque Bellwether esté cerrado. Los mensajes van cifrados para su dispositivo. El servicio push del navegador solo ve que se ha enviado uno.",
  here: "En este dispositivo",
  asks: "Su navegador le pedirá permiso.",
  isOn: "Este navegador muestra sus alertas.",
  obstacles: {
    insecure:
      "Los navegadores solo permiten notificaciones por HTTPS o en localhost. Pida a quien administra este servidor que active HTTPS.",
    unsupported:
      "Este navegador no admite notificaciones push. En un iPhone, añada antes Bellwether a la pantalla de inicio.",
    blocked: "Su navegador bloquea las notificaciones de este sitio. Permítalas en sus ajustes y recargue la página.",
  },
  problems: {
    blocked: "Las notificaciones de este sitio están bloqueadas. Permítalas en los ajustes del navegador.",
    dismissed: "La solicitud de permiso se ha descartado. Active el interruptor para que se le pida de nuevo.",
    "no-service": "El servicio push del navegador no ha respondido. Inténtelo más tarde.",
  },
  thisOne: "Este dispositivo",
  since: "Añadido",
  lastSent: "último envío",
  noneSent: "ningún envío todavía",
  lastProblem: "Último problema",
  test: "Probar",
  testOf: (label) => `Enviar notificación de prueba a ${label}`,
  testing: "Enviando…",
  remove: "Quitar",
  removeOf: (label) => `Quitar ${label}`,
  sent: "Enviada. Aparecerá en unos instantes.",
  gone: (label) => `${label} ya no acepta notificaciones. Se ha quitado de sus dispositivos.`,
  testFailed: (reason) => `No se ha podido enviar la prueba: ${reason}`,
  removeFailed: (reason) => `No se ha podido quitar el dispositivo: ${reason}`,
  also: "Avisar también en mis dispositivos",
  hereAnd: (others) =>
    others === 0 ? "En este dispositivo." : `En este dispositivo y en ${others === 1 ? "1 más" : `${others} más`}.`,
  elsewhere: (labels) => `Avisa en ${labels}, pero no en este dispositivo.`,
  addsThis: (labels) => `Avisa en ${labels}. Al activarlo, se añade también este dispositivo.`,
};

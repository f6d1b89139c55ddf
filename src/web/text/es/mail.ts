import type { Catalogue } from "../catalogue.ts";

export const mail: Catalogue["mail"] = {
  title: "Correo electrónico",
  loading: "Cargando el estado del correo…",
  failed: "No se ha podido cargar el estado del correo.",
  none: "Sin configurar",
  howTo:
    "Este servidor no envía correos. Quien lo administra puede definir SMTP_URL y MAIL_FROM para activarlos. Hasta entonces, todo se muestra en la aplicación.",
  relay: "Servidor de correo",
  isSet: "Configurado",
  test: "Probar",
  testing: "Enviando…",
  testOf: "Enviar un correo de prueba a su dirección",
  sendsFrom: "Remitente",
  lastTest: "Última prueba",
  noneYet: "ninguna por ahora",
  waiting: "enviando",
  sent: "aceptado por el servidor de correo",
  refused: "sin entregar",
  hostKnows: "No se ha podido entregar el correo. Quien administra este servidor puede ver el motivo.",
  testFailed: (reason) => `No se ha podido enviar el correo de prueba: ${reason}`,
};

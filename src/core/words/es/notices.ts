import type { Words } from "../shape.ts";

export const notices: Words["notices"] = {
  mailTest: {
    subject: "Bellwether: el correo funciona",
    text: ({ at, site }) =>
      `Esta es la prueba que solicitó a las ${at}. Si la está leyendo, los correos de ${site} le llegan.`,
  },
  pushTest: { title: "Bellwether: las notificaciones funcionan", body: "Esta es la prueba que solicitó." },
  newsletterConfirmation: {
    subject: "Confirme que desea recibir las ediciones de Bellwether por correo",
    paragraphs: ({ site, page }) => [
      `Alguien, probablemente usted, ha solicitado en ${site} recibir el boletín en esta dirección.`,
      `Si lo desea, abra esta página en un plazo de un día y confírmelo:\n${page}`,
      "Si no, no haga nada: no recibirá más correos.",
    ],
  },
  scheduledAnswer: {
    computed: "Calculado, sin IA. Información, no asesoramiento.",
    written: (model) => `Escrito por IA (${model}). Información, no asesoramiento.`,
    page: (page) => `Leer en la aplicación: ${page}`,
    schedule: "Usted programó esta pregunta. Puede cambiarla o detenerla en el chat, en «Preguntas programadas».",
    table: "(Esta tabla está en la aplicación.)",
    sources: "Fuentes:",
    answered: "Se ha respondido a su pregunta programada.",
    failed: "No se ha podido responder a su pregunta programada.",
  },
};

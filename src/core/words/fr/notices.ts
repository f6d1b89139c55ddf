import type { Words } from "../shape.ts";

export const notices: Words["notices"] = {
  mailTest: {
    subject: "Bellwether\u00a0: les e-mails fonctionnent",
    text: ({ at, site }) =>
      `Voici le test que vous avez demandé à ${at}. Si vous le lisez, les e-mails de ${site} vous parviennent.`,
  },
  pushTest: {
    title: "Bellwether\u00a0: les notifications fonctionnent",
    body: "Voici le test que vous avez demandé.",
  },
  newsletterConfirmation: {
    subject: "Confirmez que vous souhaitez recevoir les numéros de Bellwether par e-mail",
    paragraphs: ({ site, page }) => [
      `Quelqu’un, probablement vous, a demandé sur ${site} l’envoi de la lettre d’information à cette adresse.`,
      `Si vous le souhaitez, ouvrez cette page dans les 24 heures et confirmez\u00a0:\n${page}`,
      "Sinon, ne faites rien\u00a0: vous ne recevrez pas d’autre e-mail.",
    ],
  },
  scheduledAnswer: {
    computed: "Calculé, sans IA. Information, sans valeur de conseil.",
    written: (model) => `Rédigé par une IA (${model}). Information, sans valeur de conseil.`,
    page: (page) => `Lire dans l’application\u00a0: ${page}`,
    schedule:
      "Vous avez programmé cette question. Modifiez-la ou arrêtez-la dans l’assistant, sous «\u00a0Questions programmées\u00a0».",
    table: "(Ce tableau se trouve dans l’application.)",
    sources: "Sources\u00a0:",
    answered: "Votre question programmée a reçu une réponse.",
    failed: "Votre question programmée n’a pas pu recevoir de réponse.",
  },
};

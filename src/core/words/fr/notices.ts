import type { Words } from "../words.ts";

export const notices: Words["notices"] = {
  mailTest: {
    subject: "Bellwether : les e-mails fonctionnent",
    text: ({ at, site }) =>
      `Voici le test que vous avez demandé à ${at}. Si vous le lisez, les e-mails de ${site} vous parviennent.`,
  },
  pushTest: {
    title: "Bellwether : les notifications fonctionnent",
    body: "Voici le test que vous avez demandé.",
  },
  newsletterConfirmation: {
    subject: "Confirmez que vous souhaitez recevoir les numéros de Bellwether par e-mail",
    paragraphs: ({ site, page }) => [
      `Quelqu’un, probablement vous, a demandé sur ${site} l’envoi de la newsletter à cette adresse.`,
      `Si vous le souhaitez, ouvrez cette page dans les 24 heures et confirmez :\n${page}`,
      "Sinon, ne faites rien : vous ne recevrez pas d’autre e-mail.",
    ],
  },
  scheduledAnswer: {
    computed: "Calculé, sans IA. Information, et non conseil.",
    written: (model) => `Rédigé par une IA (${model}). Information, et non conseil.`,
    page: (page) => `Lire dans l’application : ${page}`,
    schedule:
      "Vous avez programmé cette question. Modifiez-la ou arrêtez-la dans le chat, sous « Questions programmées ».",
    table: "(Ce tableau se trouve dans l’application.)",
    sources: "Sources :",
    answered: "Votre question programmée a reçu une réponse.",
    failed: "Votre question programmée n’a pas pu recevoir de réponse.",
  },
};

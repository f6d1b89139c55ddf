import type { Catalogue } from "../catalogue.ts";

export const mail: Catalogue["mail"] = {
  title: "E-mail",
  loading: "Chargement de l’état de l’e-mail…",
  failed: "Impossible de charger l’état de l’e-mail.",
  none: "Non configuré",
  howTo:
    "Ce serveur n’envoie pas d’e-mails. Son responsable peut activer l’envoi en définissant SMTP_URL et MAIL_FROM. D’ici là, tout s’affiche dans l’application.",
  relay: "Relais de messagerie",
  isSet: "Configuré",
  test: "Tester",
  testing: "Envoi…",
  testOf: "Envoyer un e-mail de test à votre adresse",
  sendsFrom: "Expéditeur",
  lastTest: "Dernier test",
  noneYet: "aucun",
  waiting: "envoi en cours",
  sent: "accepté par le relais",
  refused: "non distribué",
  hostKnows: "L’e-mail n’a pas pu être distribué. Le responsable de ce serveur peut en voir la cause.",
  testFailed: (reason) => `Impossible d’envoyer l’e-mail de test\u00a0: ${reason}`,
};

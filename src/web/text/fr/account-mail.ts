import type { Catalogue } from "../catalogue.ts";

export const accountMail: Catalogue["accountMail"] = {
  checkYourMail: "Consultez votre messagerie",
  linkIsComing: (email) =>
    `Un lien vient d’être envoyé à ${email}. Ouvrez-le dans les 24 heures pour activer votre compte.`,
  nothingCame: "Pas d’e-mail\u202f? Vérifiez vos courriers indésirables et l’adresse saisie.",
  tryAgain: "Réessayer",
  confirmAccount: "Activer votre compte",
  confirmAccountLead: "Saisissez le mot de passe choisi à l’inscription.",
  open: "Activer mon compte",
  opening: "Activation…",
  confirmAddress: "Confirmer votre adresse e-mail",
  confirmAddressLead: "Confirmez que cette adresse e-mail vous appartient.",
  confirm: "Confirmer",
  confirmed: (email) => `L’adresse ${email} est confirmée.`,
  toBellwether: "Accéder à Bellwether",
  toLogin: "Retour à la connexion",
  linkGone: "Ce lien a déjà été utilisé ou date de plus de 24 heures.",
  linkIncomplete: "Ce lien est incomplet. Copiez le lien entier depuis l’e-mail.",
  problems: {
    "wrong-password": "Mot de passe incorrect. Vérifiez-le et réessayez.",
    "email-already-in-use":
      "Un compte existe déjà avec cette adresse e-mail. Connectez-vous ou utilisez une autre adresse.",
    "operation-not-allowed": "L’inscription par e-mail et mot de passe n’est pas activée. Contactez l’assistance.",
    "too-many-requests": "Trop de tentatives. Réessayez plus tard.",
    "network-request-failed": "Erreur réseau. Vérifiez votre connexion Internet et réessayez.",
    default: "L’opération n’a pas abouti. Réessayez.",
  },
  state: {
    isConfirmed: "confirmée",
    isNot: "non confirmée",
    notSet: "Confirmation impossible\u00a0: ce serveur n’envoie pas d’e-mails.",
    send: "Envoyer le lien de confirmation",
    first: "Confirmez d’abord votre adresse e-mail",
    firstWhy: (email) => `Bellwether n’envoie d’e-mails à ${email} qu’après confirmation de l’adresse.`,
    sent: "Un lien vient d’être envoyé. Il est valable 24 heures.",
    tooMany: "Trop de liens ont été envoyés. Réessayez plus tard.",
    failed: "Impossible d’envoyer le lien. Réessayez.",
  },
};

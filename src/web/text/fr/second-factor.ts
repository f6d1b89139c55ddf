import type { Catalogue } from "../catalogue.ts";

export const secondFactor: Catalogue["secondFactor"] = {
  lead: {
    totp: "Saisissez le code à 6 chiffres de votre application d’authentification pour Bellwether.",
    recovery: "Saisissez l’un de vos codes de secours. Chaque code ne sert qu’une fois.",
  },
  label: { totp: "Code", recovery: "Code de secours" },
  other: { totp: "Utiliser l’application d’authentification", recovery: "Utiliser un code de secours" },
  submit: "Se connecter",
  submitting: "Connexion…",
  back: "Retour",
  expired: "Délai de connexion dépassé ou trop de codes erronés. Reconnectez-vous.",
  recoveryRefused: "Ce code de secours n’est pas valide ou a déjà servi. Vérifiez-le ou saisissez-en un autre.",
  problems: {
    "wrong-code":
      "Ce code n’est pas valide. Les codes changent toutes les 30 secondes et ne servent qu’une fois. Saisissez le code actuel.",
    "too-many-requests": "Trop de tentatives. Réessayez plus tard.",
    "user-disabled": "Ce compte a été désactivé. Contactez l’assistance.",
    "network-request-failed": "Erreur réseau. Vérifiez votre connexion Internet et réessayez.",
    default: "L’opération n’a pas abouti. Réessayez.",
  },
};

import type { Catalogue } from "../catalogue.ts";

export const proof: Catalogue["proof"] = {
  title: "Confirmez votre identité",
  lead: "Cette action demande une vérification supplémentaire. Elle ne vous sera plus demandée pendant 10 minutes.",
  leavesPage: "Vous reviendrez ensuite sur cette page. Relancez alors votre action.",
  password: "Votre mot de passe",
  confirm: "Continuer",
  cancel: "Annuler",
  problems: {
    "wrong-password": "Mot de passe incorrect. Vérifiez-le et réessayez.",
    "code-required": "Saisissez aussi un code de votre application d’authentification ou un code de secours.",
    "wrong-code":
      "Ce code n’est pas valide. Les codes changent toutes les 30 secondes et ne servent qu’une fois. Saisissez le code actuel.",
    "too-many-requests": "Trop de tentatives. Réessayez plus tard.",
    "network-request-failed": "Erreur réseau. Vérifiez votre connexion Internet et réessayez.",
    default: "L’opération n’a pas abouti. Réessayez.",
  },
};

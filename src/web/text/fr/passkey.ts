import type { Catalogue } from "../catalogue.ts";

export const passkey: Catalogue["passkey"] = {
  use: "Utiliser une clé d’accès",
  or: "ou",
  dismissed: "Aucune clé d’accès utilisée. Réessayez ou connectez-vous autrement.",
  problems: {
    "passkey-refused": "Ce serveur ne reconnaît pas cette clé d’accès. Connectez-vous autrement.",
    "passkeys-need-host-name":
      "Les clés d’accès ne fonctionnent pas à l’adresse de ce serveur. Connectez-vous autrement.",
    "sign-in-expired": "Le délai de connexion est dépassé. Reconnectez-vous.",
    "user-disabled": "Ce compte a été désactivé. Contactez l’assistance.",
    "too-many-requests": "Trop de tentatives. Réessayez plus tard.",
    "network-request-failed": "Erreur réseau. Vérifiez votre connexion Internet et réessayez.",
    default: "L’opération n’a pas abouti. Réessayez.",
  },
};

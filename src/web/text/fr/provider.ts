import type { Catalogue } from "../catalogue.ts";

export const provider: Catalogue["provider"] = {
  continueWith: (name) => `Continuer avec ${name}`,
  problems: {
    "provider-not-set-up": "Ce serveur n’a plus de fournisseur de connexion. Connectez-vous autrement.",
    "provider-unreachable": "Fournisseur de connexion injoignable. Réessayez plus tard ou connectez-vous autrement.",
    "provider-refused": "Le fournisseur de connexion a refusé la connexion. Réessayez.",
    "provider-cancelled": "La connexion a été annulée chez le fournisseur. Réessayez ou connectez-vous autrement.",
    "provider-email-not-verified":
      "Le fournisseur de connexion n’a pas vérifié votre adresse e-mail. Créez un compte avec un mot de passe, puis associez le fournisseur dans les paramètres.",
    "provider-not-linked":
      "Un compte existe déjà avec cette adresse e-mail. Connectez-vous à ce compte, puis associez le fournisseur dans Paramètres > Connexion et sécurité.",
    "provider-linked-elsewhere":
      "Cet identifiant appartient à un autre compte, ou ce compte est associé à un autre identifiant. Utilisez celui que vous avez associé.",
    "operation-not-allowed": "L’inscription n’est pas activée sur ce serveur. Contactez l’assistance.",
    "user-disabled": "Ce compte a été désactivé. Contactez l’assistance.",
    "sign-in-expired": "Le délai de connexion est dépassé, ou elle a été lancée dans une autre fenêtre. Réessayez.",
    "too-many-requests": "Trop de tentatives. Réessayez plus tard.",
    "network-request-failed": "Erreur réseau. Vérifiez votre connexion Internet et réessayez.",
    default: "L’opération n’a pas abouti. Réessayez.",
  },
};

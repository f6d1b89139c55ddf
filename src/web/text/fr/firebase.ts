import type { Catalogue } from "../catalogue.ts";

export const firebase: Catalogue["firebase"] = {
  banner: {
    title: "Erreur de configuration Firebase",
    console: "Consultez la console pour les instructions de configuration",
    missing: "Paramètres manquants",
    setUp: (names) =>
      `${names.join(", ")}\u00a0: absent de l’environnement du serveur ou valeur d’exemple. Copiez les valeurs depuis la console Firebase (Paramètres du projet > Général > Vos applications). Définissez-les sur le serveur et redémarrez-le.`,
  },
  google: "Continuer avec Google",
  startFailed: "Impossible d’initialiser Firebase",
  configurationMissing:
    "La connexion n’est pas configurée sur ce serveur\u00a0: certains paramètres Firebase manquent. Adressez-vous au responsable de ce serveur.",
  problems: {
    "email-already-in-use":
      "Ce serveur a déjà un compte avec cette adresse e-mail. Pour y accéder, confirmez l’adresse à la fois ici et chez Firebase.",
    "user-token-expired": "Votre session a expiré. Reconnectez-vous.",
    "id-token-refused": "Ce serveur n’a pas accepté la connexion. Reconnectez-vous.",
    "requires-recent-login": "Reconnectez-vous, puis réessayez.",
    "expired-action-code": "Ce lien a expiré. Demandez-en un nouveau.",
    "invalid-action-code": "Ce lien a déjà été utilisé ou est incomplet. Demandez-en un nouveau.",
    "popup-blocked":
      "Votre navigateur a bloqué la fenêtre de connexion. Autorisez les fenêtres pop-up pour cette page et réessayez.",
    "popup-closed-by-user": "La fenêtre de connexion a été fermée avant la fin. Réessayez.",
    "unauthorized-domain":
      "Firebase n’accepte pas les connexions depuis cette adresse. Demandez au responsable de ce serveur de l’ajouter aux domaines autorisés.",
    "password-does-not-meet-requirements":
      "Ce mot de passe ne respecte pas les règles du service de connexion. Choisissez-en un autre.",
    "sign-in-service-unreachable": "Service de connexion injoignable. Réessayez dans un instant.",
  },
};

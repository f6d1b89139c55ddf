import type { Catalogue } from "../catalogue.ts";
import { plural } from "./plural.ts";

export const signUp: Catalogue["signUp"] = {
  createYourAccount: "Créer votre compte",
  fullName: "Nom complet",
  confirmPassword: "Confirmer le mot de passe",
  createAccount: "Créer le compte",
  creatingAccount: "Création du compte…",
  haveAccount: "Vous avez déjà un compte\u202f?",
  passwordMinimum: (length) => `${plural(length, "caractère")} ou plus`,
  ruleMet: ", respecté",
  doesNotMatch: "Ne correspond pas au mot de passe ci-dessus",
  signUpIncomplete: "Remplissez tous les champs obligatoires pour créer votre compte.",
  required: "Champ obligatoire",
  passwordsDiffer: "Les mots de passe ne correspondent pas. Saisissez le même dans les deux champs.",
  passwordTooLong: (length) => `Le mot de passe doit compter au maximum ${plural(length, "caractère")}.`,
  charactersTooMany: (count) => `${plural(count, "caractère")} en trop`,
  atMost: (length) => `${plural(length, "caractère")} au maximum`,
  passwordTooShort: (length) =>
    `Pour votre sécurité, le mot de passe doit compter au moins ${plural(length, "caractère")}.`,
  askTheHost: "Ce serveur n’envoie pas d’e-mails\u00a0: il ne peut pas vous adresser de lien.",
  askTheHostNext: "Demandez au responsable de ce serveur Bellwether de définir un nouveau mot de passe pour vous.",
  backToSignIn: "Retour à la connexion",
  invitationGone:
    "Cette invitation a été utilisée, révoquée ou date de plus d’une semaine. Demandez-en une nouvelle à la personne qui vous l’a envoyée.",
  checkingInvitation: "Vérification de votre invitation…",
  byInvitation:
    "Il faut une invitation pour créer un compte sur ce serveur. Demandez un lien à la personne qui en est responsable.",
  problems: {
    "email-already-in-use":
      "Un compte existe déjà avec cette adresse e-mail. Connectez-vous ou utilisez une autre adresse.",
    "weak-password": "Mot de passe trop faible. Choisissez-en un plus robuste, d’au moins 6 caractères.",
    "password-does-not-meet-requirements":
      "Mot de passe trop faible. Choisissez-en un plus robuste, d’au moins 6 caractères.",
    "too-many-requests": "Trop de tentatives d’inscription. Réessayez plus tard.",
    "invalid-display-name": "Saisissez un nom valide.",
    "invalid-email": "Saisissez une adresse e-mail valide.",
    "operation-not-allowed": "L’inscription par e-mail et mot de passe n’est pas activée. Contactez l’assistance.",
    "network-request-failed": "Erreur réseau. Vérifiez votre connexion Internet et réessayez.",
    default: "Impossible de créer le compte. Vérifiez vos informations et réessayez.",
  },
};

import type { Words } from "../shape.ts";

const ignore = "Si ce n’était pas vous, ignorez cet e-mail.";
const contact = "Si ce n’était pas vous, contactez immédiatement le responsable de ce serveur.";
const resetNow = (reset: string): string =>
  `Si ce n’était pas vous, réinitialisez votre mot de passe dès maintenant\u00a0: ${reset}`;

export const accountMails: Words["accountMails"] = {
  signUp: ({ site, page }) => ({
    subject: "Confirmez votre compte Bellwether",
    paragraphs: [
      `Quelqu’un, probablement vous, s’est inscrit sur ${site} avec cette adresse.`,
      "Pour créer le compte, ouvrez ce lien dans les 24 heures et saisissez le mot de passe choisi\u00a0:",
      page,
      "Si ce n’était pas vous, ignorez cet e-mail. Sans votre confirmation, aucun compte n’est créé.",
    ],
  }),
  alreadyHasAccount: ({ site, signIn, reset }) => ({
    subject: "Vous avez déjà un compte Bellwether",
    paragraphs: [
      `Quelqu’un, probablement vous, a tenté de s’inscrire sur ${site} avec cette adresse. Vous avez déjà un compte et rien n’a été modifié.`,
      `Se connecter\u00a0: ${signIn}`,
      `Mot de passe oublié\u202f? ${reset}`,
      "Si ce n’était pas vous, vous n’avez rien à faire. Nous n’avons pas révélé que vous avez un compte.",
    ],
  }),
  confirmAddress: ({ site, page }) => ({
    subject: "Confirmez votre adresse e-mail pour Bellwether",
    paragraphs: [
      `Pour confirmer que cette adresse est celle de votre compte sur ${site}, ouvrez ce lien dans les 24 heures\u00a0:`,
      page,
      ignore,
    ],
  }),
  changeEmail: ({ site, page }) => ({
    subject: "Confirmez votre nouvelle adresse e-mail pour Bellwether",
    paragraphs: [
      `Quelqu’un, probablement vous, souhaite utiliser cette adresse pour un compte sur ${site}. Pour confirmer, ouvrez ce lien dans les 24 heures\u00a0:`,
      page,
      ignore,
    ],
  }),
  emailChanged: ({ site, email }) => ({
    subject: "Votre adresse e-mail Bellwether a été modifiée",
    paragraphs: [
      `Votre compte sur ${site} utilise désormais ${email}. Cette adresse ne recevra plus d’e-mails.`,
      contact,
    ],
  }),
  reset: ({ site, page }) => ({
    subject: "Réinitialisez votre mot de passe Bellwether",
    paragraphs: [
      `Quelqu’un, probablement vous, a demandé la réinitialisation du mot de passe de votre compte sur ${site}. Pour en définir un nouveau, ouvrez ce lien dans les 30 minutes\u00a0:`,
      page,
      "Si ce n’était pas vous, ignorez cet e-mail. Votre mot de passe reste inchangé.",
    ],
  }),
  passwordChanged: ({ site, reset }) => ({
    subject: "Votre mot de passe Bellwether a été modifié",
    paragraphs: [
      `Le mot de passe de votre compte sur ${site} a été modifié. Toutes les autres sessions ont été fermées.`,
      resetNow(reset),
    ],
  }),
  secondFactorOn: ({ site }) => ({
    subject: "La double authentification est activée pour votre compte Bellwether",
    paragraphs: [
      `La connexion à votre compte sur ${site} nécessite désormais un code de votre application d’authentification.`,
      contact,
    ],
  }),
  secondFactorOff: ({ site, reset }) => ({
    subject: "La double authentification est désactivée pour votre compte Bellwether",
    paragraphs: [
      `La double authentification a été désactivée pour votre compte sur ${site}. Le mot de passe suffit pour se connecter.`,
      resetNow(reset),
    ],
  }),
  passkeyAdded: ({ site, name, security, reset }) => ({
    subject: "Une clé d’accès a été ajoutée à votre compte Bellwether",
    paragraphs: [
      `Vous pouvez désormais vous connecter à votre compte sur ${site} avec la clé d’accès «\u00a0${name}\u00a0».`,
      `Si ce n’était pas vous, supprimez-la sur ${security} et réinitialisez votre mot de passe dès maintenant\u00a0: ${reset}`,
    ],
  }),
  passkeyRemoved: ({ site, name, reset }) => ({
    subject: "Une clé d’accès a été supprimée de votre compte Bellwether",
    paragraphs: [
      `La clé d’accès «\u00a0${name}\u00a0» ne permet plus de se connecter à votre compte sur ${site}.`,
      resetNow(reset),
    ],
  }),
  providerLinked: ({ site, name, security, reset }) => ({
    subject: `${name} a été associé à votre compte Bellwether`,
    paragraphs: [
      `Vous pouvez désormais vous connecter à votre compte sur ${site} avec ${name}.`,
      `Si ce n’était pas vous, supprimez l’association sur ${security} et réinitialisez votre mot de passe dès maintenant\u00a0: ${reset}`,
    ],
  }),
  providerUnlinked: ({ site, name, reset }) => ({
    subject: `${name} n’est plus associé à votre compte Bellwether`,
    paragraphs: [`Vous ne pouvez plus vous connecter à votre compte sur ${site} avec ${name}.`, resetNow(reset)],
  }),
};

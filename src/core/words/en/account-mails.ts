import type { AccountMailValues, LetterText, LinkMailValues, NamedMailValues } from "../account-mail-values.ts";

const ignore = "If it wasn't you, ignore this email.";
const contact = "If it wasn't you, contact whoever runs this server right away.";
const resetNow = (reset: string): string => `If it wasn't you, reset your password now: ${reset}`;

export const accountMails = {
  signUp: ({ site, page }: LinkMailValues): LetterText => ({
    subject: "Confirm your Bellwether account",
    paragraphs: [
      `Someone, probably you, signed up at ${site} with this address.`,
      "To create the account, open this link within a day and enter the password you chose:",
      page,
      "If it wasn't you, ignore this email. Without your confirmation, no account is created.",
    ],
  }),
  alreadyHasAccount: ({ site, signIn, reset }: AccountMailValues): LetterText => ({
    subject: "You already have a Bellwether account",
    paragraphs: [
      `Someone, probably you, tried to sign up at ${site} with this address. You already have an account, and nothing was changed.`,
      `Sign in: ${signIn}`,
      `Forgot your password? ${reset}`,
      "If it wasn't you, you don't need to do anything. We didn't reveal that you have an account.",
    ],
  }),
  confirmAddress: ({ site, page }: LinkMailValues): LetterText => ({
    subject: "Confirm your email address for Bellwether",
    paragraphs: [
      `To confirm that this address belongs to your account at ${site}, open this link within a day:`,
      page,
      ignore,
    ],
  }),
  changeEmail: ({ site, page }: LinkMailValues): LetterText => ({
    subject: "Confirm your new email address for Bellwether",
    paragraphs: [
      `Someone, probably you, wants to use this address for an account at ${site}. To confirm, open this link within a day:`,
      page,
      ignore,
    ],
  }),
  emailChanged: ({ site, email }: AccountMailValues & { readonly email: string }): LetterText => ({
    subject: "Your Bellwether email address was changed",
    paragraphs: [`Your account at ${site} now uses ${email}. This address won't receive any more email.`, contact],
  }),
  reset: ({ site, page }: LinkMailValues): LetterText => ({
    subject: "Reset your Bellwether password",
    paragraphs: [
      `Someone, probably you, asked to reset the password of your account at ${site}. To set a new one, open this link within 30 minutes:`,
      page,
      "If it wasn't you, ignore this email. Your password stays the same.",
    ],
  }),
  passwordChanged: ({ site, reset }: AccountMailValues): LetterText => ({
    subject: "Your Bellwether password was changed",
    paragraphs: [
      `The password of your account at ${site} was changed. All other sessions were signed out.`,
      resetNow(reset),
    ],
  }),
  secondFactorOn: ({ site }: AccountMailValues): LetterText => ({
    subject: "Two-step sign-in is on for your Bellwether account",
    paragraphs: [`Signing in to your account at ${site} now requires a code from your authenticator app.`, contact],
  }),
  secondFactorOff: ({ site, reset }: AccountMailValues): LetterText => ({
    subject: "Two-step sign-in is off for your Bellwether account",
    paragraphs: [
      `Two-step sign-in was turned off for your account at ${site}. The password alone is enough to sign in.`,
      resetNow(reset),
    ],
  }),
  passkeyAdded: ({ site, name, security, reset }: NamedMailValues): LetterText => ({
    subject: "A passkey was added to your Bellwether account",
    paragraphs: [
      `You can now sign in to your account at ${site} with the passkey "${name}".`,
      `If it wasn't you, remove it at ${security} and reset your password now: ${reset}`,
    ],
  }),
  passkeyRemoved: ({ site, name, reset }: NamedMailValues): LetterText => ({
    subject: "A passkey was removed from your Bellwether account",
    paragraphs: [`The passkey "${name}" can no longer sign in to your account at ${site}.`, resetNow(reset)],
  }),
  providerLinked: ({ site, name, security, reset }: NamedMailValues): LetterText => ({
    subject: `${name} was linked to your Bellwether account`,
    paragraphs: [
      `You can now sign in to your account at ${site} with ${name}.`,
      `If it wasn't you, unlink it at ${security} and reset your password now: ${reset}`,
    ],
  }),
  providerUnlinked: ({ site, name, reset }: NamedMailValues): LetterText => ({
    subject: `${name} was unlinked from your Bellwether account`,
    paragraphs: [`You can no longer sign in to your account at ${site} with ${name}.`, resetNow(reset)],
  }),
};

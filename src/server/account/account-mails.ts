import type { Mail } from "../mail/mail.ts";

/** Asks whoever reads an address whether they want an account under it. */
export function signUpMail({ to, page, appUrl }: { to: string; page: string; appUrl: URL }): Mail {
  return letter(to, "Confirm your Bellwether account", [
    `Somebody, probably you, wants an account at ${appUrl.origin} under this address.`,
    "To open it, follow this link within a day and enter the password you chose:",
    page,
    "If that was not you, do nothing: without your confirmation there is no account.",
  ]);
}

/** Tells the owner of an account that somebody tried to sign up under its address. */
export function alreadyHasAccountMail({ to, appUrl }: { to: string; appUrl: URL }): Mail {
  return letter(to, "You have a Bellwether account already", [
    `Somebody, probably you, tried to sign up at ${appUrl.origin} under this address. It has an account already, and nothing about it was changed.`,
    `Sign in here: ${new URL("/login", appUrl).href}`,
    `A forgotten password: ${new URL("/reset-password", appUrl).href}`,
    "If that was not you, do nothing. Nobody was told that you have an account.",
  ]);
}

/** Asks the owner of an account to show that its address is theirs. */
export function confirmAddressMail({ to, page, appUrl }: { to: string; page: string; appUrl: URL }): Mail {
  return letter(to, "Confirm your e-mail address for Bellwether", [
    `You asked ${appUrl.origin} to send mail to this address. To confirm that it is yours, follow this link within a day:`,
    page,
    "If that was not you, do nothing.",
  ]);
}

function letter(to: string, subject: string, paragraphs: readonly string[]): Mail {
  return { to, subject, text: `${paragraphs.join("\n\n")}\n`, html: null, images: [], unsubscribeUrl: null };
}

import { settingsAddress } from "#core/addresses/settings-address.ts";
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

/** Asks whoever reads an address whether an account is to have it from now on. */
export function changeEmailMail({ to, page, appUrl }: { to: string; page: string; appUrl: URL }): Mail {
  return letter(to, "Confirm your new e-mail address for Bellwether", [
    `Somebody, probably you, wants to use this address for their account at ${appUrl.origin}. If that is so, follow this link within a day:`,
    page,
    "If that was not you, do nothing.",
  ]);
}

/** Tells the address from before that the account has another one. */
export function emailChangedMail({ to, email, appUrl }: { to: string; email: string; appUrl: URL }): Mail {
  return letter(to, "Your Bellwether account has another e-mail address", [
    `Your account at ${appUrl.origin} has the address ${email} from now on, and this one gets no more mail.`,
    "If that was not you, ask whoever runs this server for help at once.",
  ]);
}

/** Lets the owner of an address set a new password. */
export function resetMail({ to, page, appUrl }: { to: string; page: string; appUrl: URL }): Mail {
  return letter(to, "Set a new password for Bellwether", [
    `Somebody, probably you, wants a new password for the account at ${appUrl.origin} under this address. To set one, follow this link within half an hour:`,
    page,
    "If that was not you, do nothing: your password stays as it is.",
  ]);
}

/** Tells the owner of an account that its password is another one. */
export function passwordChangedMail({ to, appUrl }: { to: string; appUrl: URL }): Mail {
  return letter(to, "Your Bellwether password was changed", [
    `The password of your account at ${appUrl.origin} was changed, and all other sessions were signed out.`,
    `If that was not you, set a new one at once: ${new URL("/reset-password", appUrl).href}`,
  ]);
}

/** Tells the owner of an account that its sign-in asks for a code from now on. */
export function secondFactorOnMail({ to, appUrl }: { to: string; appUrl: URL }): Mail {
  return letter(to, "Your Bellwether account asks for a second factor", [
    `Signing in to your account at ${appUrl.origin} asks for a code of your authenticator app from now on.`,
    "If that was not you, ask whoever runs this server for help at once.",
  ]);
}

/** Tells the owner of an account that its sign-in asks for no code any more. */
export function secondFactorOffMail({ to, appUrl }: { to: string; appUrl: URL }): Mail {
  return letter(to, "Your Bellwether account asks for no second factor any more", [
    `The second factor of your account at ${appUrl.origin} was turned off. The password alone opens it.`,
    `If that was not you, set a new password at once: ${new URL("/reset-password", appUrl).href}`,
  ]);
}

/** Tells the owner of an account that a passkey opens it. */
export function passkeyAddedMail({ to, name, appUrl }: { to: string; name: string; appUrl: URL }): Mail {
  return letter(to, "A passkey opens your Bellwether account", [
    `The passkey "${name}" opens your account at ${appUrl.origin} from now on.`,
    `If that was not you, remove it at ${new URL(settingsAddress("security"), appUrl).href} and set a new password at once: ${new URL("/reset-password", appUrl).href}`,
  ]);
}

/** Tells the owner of an account that a passkey opens it no more. */
export function passkeyRemovedMail({ to, name, appUrl }: { to: string; name: string; appUrl: URL }): Mail {
  return letter(to, "A passkey of your Bellwether account was removed", [
    `The passkey "${name}" opens your account at ${appUrl.origin} no more.`,
    `If that was not you, set a new password at once: ${new URL("/reset-password", appUrl).href}`,
  ]);
}

/** Tells the owner of an account that a sign-in provider opens it. */
export function providerLinkedMail({ to, name, appUrl }: { to: string; name: string; appUrl: URL }): Mail {
  return letter(to, `${name} opens your Bellwether account`, [
    `Your account at ${appUrl.origin} can be opened by way of ${name} from now on.`,
    `If that was not you, undo it at ${new URL(settingsAddress("security"), appUrl).href} and set a new password at once: ${new URL("/reset-password", appUrl).href}`,
  ]);
}

/** Tells the owner of an account that a sign-in provider opens it no more. */
export function providerUnlinkedMail({ to, name, appUrl }: { to: string; name: string; appUrl: URL }): Mail {
  return letter(to, `${name} opens your Bellwether account no more`, [
    `Your account at ${appUrl.origin} cannot be opened by way of ${name} any more.`,
    `If that was not you, set a new password at once: ${new URL("/reset-password", appUrl).href}`,
  ]);
}

function letter(to: string, subject: string, paragraphs: readonly string[]): Mail {
  return { to, subject, text: `${paragraphs.join("\n\n")}\n`, html: null, images: [], unsubscribeUrl: null };
}

import type { Catalogue } from "../catalogue.ts";
import { plural } from "./plural.ts";

export const signUp: Catalogue["signUp"] = {
  createYourAccount: "Konto erstellen",
  fullName: "Vollständiger Name",
  confirmPassword: "Passwort bestätigen",
  createAccount: "Konto erstellen",
  creatingAccount: "Konto wird erstellt…",
  haveAccount: "Sie haben bereits ein Konto?",
  passwordMinimum: (length) => `Mindestens ${length} Zeichen`,
  ruleMet: ", erfüllt",
  doesNotMatch: "Stimmt nicht mit dem Passwort oben überein",
  signUpIncomplete: "Bitte füllen Sie alle Pflichtfelder aus, um Ihr Konto zu erstellen.",
  required: "Pflichtfeld",
  passwordsDiffer: "Die Passwörter stimmen nicht überein. Bitte geben Sie in beiden Feldern dasselbe Passwort ein.",
  passwordTooLong: (length) => `Das Passwort darf höchstens ${length} Zeichen lang sein.`,
  charactersTooMany: (count) => `${plural(count, "Zeichen", "Zeichen")} zu viel`,
  atMost: (length) => `Höchstens ${length} Zeichen`,
  passwordTooShort: (length) => `Zur Sicherheit muss das Passwort mindestens ${length} Zeichen lang sein.`,
  askTheHost: "Dieser Server versendet keine E-Mails und kann Ihnen daher keinen Link schicken.",
  askTheHostNext:
    "Bitte wenden Sie sich an den Betreiber dieses Bellwether-Servers. Er kann ein neues Passwort für Sie festlegen.",
  backToSignIn: "Zurück zur Anmeldung",
  invitationGone:
    "Diese Einladung wurde bereits verwendet, widerrufen oder ist älter als eine Woche. Bitten Sie den Absender um eine neue.",
  checkingInvitation: "Ihre Einladung wird geprüft…",
  byInvitation:
    "Um auf diesem Server ein Konto zu erstellen, brauchen Sie eine Einladung. Bitten Sie den Betreiber um einen Link.",
  problems: {
    "email-already-in-use":
      "Zu dieser E-Mail-Adresse gibt es bereits ein Konto. Bitte melden Sie sich an oder verwenden Sie eine andere E-Mail-Adresse.",
    "weak-password": "Das Passwort ist zu schwach. Bitte wählen Sie ein stärkeres Passwort mit mindestens 6 Zeichen.",
    "password-does-not-meet-requirements":
      "Das Passwort ist zu schwach. Bitte wählen Sie ein stärkeres Passwort mit mindestens 6 Zeichen.",
    "too-many-requests": "Zu viele Registrierungsversuche. Bitte versuchen Sie es später erneut.",
    "invalid-display-name": "Bitte geben Sie einen gültigen Namen ein.",
    "invalid-email": "Bitte geben Sie eine gültige E-Mail-Adresse ein.",
    "operation-not-allowed":
      "Die Registrierung mit E-Mail und Passwort ist nicht aktiviert. Bitte wenden Sie sich an den Support.",
    "network-request-failed": "Netzwerkfehler. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.",
    default: "Das Konto konnte nicht erstellt werden. Bitte prüfen Sie Ihre Angaben und versuchen Sie es erneut.",
  },
};

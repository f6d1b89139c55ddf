import type { Catalogue } from "../catalogue.ts";

export const account: Catalogue["account"] = {
  signIn: "Anmelden",
  signInAction: "Anmelden",
  signingIn: "Anmeldung läuft…",
  email: "E-Mail",
  password: "Passwort",
  resetYourPassword: "Passwort zurücksetzen",
  newHere: "Neu hier?",
  createAnAccount: "Konto erstellen",
  signInIncomplete: "Bitte geben Sie zur Anmeldung Ihre E-Mail-Adresse und Ihr Passwort ein.",
  signInProblems: {
    "user-not-found":
      "Zu dieser E-Mail-Adresse gibt es kein Konto. Bitte prüfen Sie die Adresse oder erstellen Sie ein neues Konto.",
    "wrong-password": "Falsches Passwort. Bitte prüfen Sie Ihr Passwort und versuchen Sie es erneut.",
    "invalid-email": "Bitte geben Sie eine gültige E-Mail-Adresse ein.",
    "user-disabled": "Dieses Konto wurde gesperrt. Bitte wenden Sie sich an den Support.",
    "too-many-requests":
      "Zu viele fehlgeschlagene Anmeldeversuche. Bitte versuchen Sie es später erneut oder setzen Sie Ihr Passwort zurück.",
    "network-request-failed": "Netzwerkfehler. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.",
    "operation-not-allowed":
      "Die Anmeldung mit E-Mail und Passwort ist nicht aktiviert. Bitte wenden Sie sich an den Support.",
    "invalid-credential":
      "E-Mail-Adresse oder Passwort ist falsch. Bitte prüfen Sie Ihre Angaben und versuchen Sie es erneut.",
    "user-token-expired": "Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.",
    default: "Die Anmeldung ist fehlgeschlagen. Bitte prüfen Sie Ihre Angaben und versuchen Sie es erneut.",
  },
  hosted: "Selbst gehostet. Die Anmeldung läuft über Google Firebase, daher nimmt diese Seite Kontakt zu Google auf.",
  selfHosted: "Selbst gehostet. Diese Seite nimmt keinen Kontakt zu anderen Servern auf.",
  selfHostedWith: (name) =>
    `Selbst gehostet. Diese Seite nimmt nur dann Kontakt zu einem anderen Server auf, wenn Sie ${name} wählen.`,
  instance: (host, version) => (version === null ? host : `${host}, Version ${version}`),
  deleted: "Ihr Konto und alle darin enthaltenen Daten wurden gelöscht.",
  checkingSession: "Ihre Sitzung wird geprüft…",
  unreachable: "Der Server ist nicht erreichbar",
  unreachableNext: "Prüfen Sie Ihre Verbindung und ob der Bellwether-Server läuft. Versuchen Sie es dann erneut.",
  signInAgain: "Bitte melden Sie sich erneut an",
  sessionExpired: "Ihre Sitzung ist abgelaufen. Ihre Arbeit ist gespeichert und nach der Anmeldung wieder da.",
  leaveInstead: "Stattdessen abmelden",
};

import type { Catalogue } from "../catalogue.ts";

export const secondFactor: Catalogue["secondFactor"] = {
  lead: {
    totp: "Geben Sie den 6-stelligen Code für Bellwether aus Ihrer Authenticator-App ein.",
    recovery: "Geben Sie einen Ihrer gespeicherten Wiederherstellungscodes ein. Jeder Code gilt nur einmal.",
  },
  label: { totp: "Code", recovery: "Wiederherstellungscode" },
  other: { totp: "Authenticator-App verwenden", recovery: "Wiederherstellungscode verwenden" },
  submit: "Anmelden",
  submitting: "Anmeldung läuft…",
  back: "Zurück",
  expired:
    "Die Zeit für die Anmeldung ist abgelaufen, oder es gab zu viele falsche Codes. Bitte melden Sie sich erneut an.",
  recoveryRefused:
    "Dieser Wiederherstellungscode ist ungültig oder wurde bereits verwendet. Prüfen Sie ihn oder geben Sie einen anderen ein.",
  problems: {
    "wrong-code":
      "Dieser Code ist ungültig. Codes wechseln alle 30 Sekunden und gelten nur einmal. Geben Sie den aktuellen Code ein.",
    "too-many-requests": "Zu viele Versuche. Bitte versuchen Sie es später erneut.",
    "user-disabled": "Dieses Konto wurde gesperrt. Bitte wenden Sie sich an den Support.",
    "network-request-failed": "Netzwerkfehler. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.",
    default: "Das hat nicht funktioniert. Bitte versuchen Sie es erneut.",
  },
};

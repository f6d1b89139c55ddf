import type { Catalogue } from "../catalogue.ts";

export const proof: Catalogue["proof"] = {
  title: "Identität bestätigen",
  lead: "Diese Aktion erfordert eine zusätzliche Prüfung. Danach werden Sie 10 Minuten lang nicht mehr gefragt.",
  leavesPage: "Anschließend kehren Sie auf diese Seite zurück. Starten Sie die Aktion dann erneut.",
  password: "Ihr Passwort",
  confirm: "Weiter",
  cancel: "Abbrechen",
  problems: {
    "wrong-password": "Falsches Passwort. Bitte prüfen Sie Ihr Passwort und versuchen Sie es erneut.",
    "code-required":
      "Geben Sie zusätzlich einen Code aus Ihrer Authenticator-App oder einen Wiederherstellungscode ein.",
    "wrong-code":
      "Dieser Code ist ungültig. Codes wechseln alle 30 Sekunden und gelten nur einmal. Geben Sie den aktuellen Code ein.",
    "too-many-requests": "Zu viele Versuche. Bitte versuchen Sie es später erneut.",
    "network-request-failed": "Netzwerkfehler. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.",
    default: "Das hat nicht funktioniert. Bitte versuchen Sie es erneut.",
  },
};

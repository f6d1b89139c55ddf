import type { Catalogue } from "../catalogue.ts";

export const provider: Catalogue["provider"] = {
  continueWith: (name) => `Weiter mit ${name}`,
  problems: {
    "provider-not-set-up":
      "Auf diesem Server ist kein Anmeldeanbieter mehr eingerichtet. Melden Sie sich auf andere Weise an.",
    "provider-unreachable":
      "Der Anmeldeanbieter ist nicht erreichbar. Bitte versuchen Sie es später erneut oder melden Sie sich auf andere Weise an.",
    "provider-refused": "Der Anmeldeanbieter hat die Anmeldung abgelehnt. Bitte versuchen Sie es erneut.",
    "provider-cancelled":
      "Die Anmeldung wurde beim Anbieter abgebrochen. Bitte versuchen Sie es erneut oder melden Sie sich auf andere Weise an.",
    "provider-email-not-verified":
      "Der Anmeldeanbieter hat Ihre E-Mail-Adresse nicht bestätigt. Erstellen Sie ein Konto mit Passwort und verknüpfen Sie dann den Anbieter in den Einstellungen.",
    "provider-not-linked":
      "Zu dieser E-Mail-Adresse gibt es bereits ein Konto. Melden Sie sich dort an und verknüpfen Sie dann den Anbieter unter Einstellungen > Anmeldung und Sicherheit.",
    "provider-linked-elsewhere":
      "Diese Anmeldung gehört zu einem anderen Konto, oder dieses Konto ist mit einer anderen verknüpft. Verwenden Sie die verknüpfte Anmeldung.",
    "operation-not-allowed":
      "Die Registrierung ist auf diesem Server nicht aktiviert. Bitte wenden Sie sich an den Support.",
    "user-disabled": "Dieses Konto wurde gesperrt. Bitte wenden Sie sich an den Support.",
    "sign-in-expired":
      "Die Zeit für die Anmeldung ist abgelaufen, oder sie wurde in einem anderen Fenster begonnen. Bitte versuchen Sie es erneut.",
    "too-many-requests": "Zu viele Versuche. Bitte versuchen Sie es später erneut.",
    "network-request-failed": "Netzwerkfehler. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.",
    default: "Das hat nicht funktioniert. Bitte versuchen Sie es erneut.",
  },
};

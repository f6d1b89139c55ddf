import type { Catalogue } from "../catalogue.ts";

export const passkey: Catalogue["passkey"] = {
  use: "Passkey verwenden",
  or: "oder",
  dismissed: "Es wurde kein Passkey verwendet. Versuchen Sie es erneut oder melden Sie sich auf andere Weise an.",
  problems: {
    "passkey-refused": "Dieser Server kennt den Passkey nicht. Melden Sie sich auf andere Weise an.",
    "passkeys-need-host-name":
      "An der Adresse dieses Servers funktionieren Passkeys nicht. Melden Sie sich auf andere Weise an.",
    "sign-in-expired": "Die Zeit für die Anmeldung ist abgelaufen. Bitte melden Sie sich erneut an.",
    "user-disabled": "Dieses Konto wurde gesperrt. Bitte wenden Sie sich an den Support.",
    "too-many-requests": "Zu viele Versuche. Bitte versuchen Sie es später erneut.",
    "network-request-failed": "Netzwerkfehler. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.",
    default: "Das hat nicht funktioniert. Bitte versuchen Sie es erneut.",
  },
};

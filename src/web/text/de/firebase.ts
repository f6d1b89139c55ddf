import type { Catalogue } from "../catalogue.ts";

export const firebase: Catalogue["firebase"] = {
  banner: {
    title: "Fehler in der Firebase-Konfiguration",
    console: "Hinweise zur Einrichtung finden Sie in der Konsole",
    missing: "Fehlende Einstellungen",
    setUp: (names) =>
      `${names.join(", ")}: fehlt in der Umgebung des Servers oder ist noch ein Platzhalter. Kopieren Sie die Werte aus der Firebase-Konsole (Project settings > General > Your apps). Setzen Sie sie auf dem Server und starten Sie ihn neu.`,
  },
  google: "Weiter mit Google",
  startFailed: "Firebase konnte nicht gestartet werden",
  configurationMissing:
    "Die Anmeldung ist auf diesem Server nicht eingerichtet, weil Firebase-Einstellungen fehlen. Wenden Sie sich an den Betreiber dieses Servers.",
  problems: {
    "email-already-in-use":
      "Auf diesem Server gibt es bereits ein Konto mit dieser E-Mail-Adresse. Um es zu öffnen, bestätigen Sie die Adresse hier und bei Firebase.",
    "user-token-expired": "Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.",
    "id-token-refused": "Dieser Server hat die Anmeldung nicht akzeptiert. Bitte melden Sie sich erneut an.",
    "requires-recent-login": "Bitte melden Sie sich erneut an und versuchen Sie es dann noch einmal.",
    "expired-action-code": "Dieser Link ist abgelaufen. Bitte fordern Sie einen neuen an.",
    "invalid-action-code":
      "Dieser Link wurde bereits verwendet oder ist unvollständig. Bitte fordern Sie einen neuen an.",
    "popup-blocked":
      "Ihr Browser hat das Anmeldefenster blockiert. Bitte erlauben Sie Pop-ups für diese Seite und versuchen Sie es erneut.",
    "popup-closed-by-user":
      "Das Anmeldefenster wurde vor dem Ende der Anmeldung geschlossen. Bitte versuchen Sie es erneut.",
    "unauthorized-domain":
      "Firebase akzeptiert keine Anmeldungen von dieser Adresse. Bitten Sie den Betreiber dieses Servers, sie in die autorisierten Domains aufzunehmen.",
    "password-does-not-meet-requirements":
      "Dieses Passwort entspricht nicht den Regeln des Anmeldedienstes. Bitte wählen Sie ein anderes.",
    "sign-in-service-unreachable": "Der Anmeldedienst ist nicht erreichbar. Bitte versuchen Sie es in Kürze erneut.",
  },
};

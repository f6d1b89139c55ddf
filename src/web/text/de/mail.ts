import type { Catalogue } from "../catalogue.ts";

export const mail: Catalogue["mail"] = {
  title: "E-Mail",
  loading: "E-Mail-Status wird geladen…",
  failed: "Der E-Mail-Status konnte nicht geladen werden.",
  none: "Nicht eingerichtet",
  howTo:
    "Dieser Server versendet keine E-Mails. Der Betreiber kann das mit SMTP_URL und MAIL_FROM ändern. Bis dahin sehen Sie alles in der App.",
  relay: "Mail-Relay",
  isSet: "Eingerichtet",
  test: "Testen",
  testing: "Wird gesendet…",
  testOf: "Eine Test-E-Mail an Ihre Adresse senden",
  sendsFrom: "Absender",
  lastTest: "Letzter Test",
  noneYet: "bisher keiner",
  waiting: "wird gesendet",
  sent: "vom Relay angenommen",
  refused: "nicht zugestellt",
  hostKnows: "Die E-Mail konnte nicht zugestellt werden. Der Betreiber dieses Servers kann den Grund sehen.",
  testFailed: (reason) => `Die Test-E-Mail konnte nicht gesendet werden: ${reason}`,
};

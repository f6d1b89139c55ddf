import type { Catalogue } from "../catalogue.ts";
import { plural } from "./plural.ts";

export const push: Catalogue["push"] = {
  title: "Benachrichtigungen auf Ihren Geräten",
  loading: "Ihre Geräte werden geladen…",
  failed: "Ihre Geräte konnten nicht geladen werden.",
  note: "Alarme mit Gerätebenachrichtigung erscheinen dort auch, wenn Bellwether geschlossen ist. Nachrichten werden für Ihr Gerät verschlüsselt. Der Push-Dienst des Browsers erfährt nur, dass eine gesendet wurde.",
  here: "Auf diesem Gerät",
  asks: "Ihr Browser wird um Erlaubnis fragen.",
  isOn: "Dieser Browser zeigt Ihre Alarme an.",
  obstacles: {
    insecure:
      "Browser erlauben Benachrichtigungen nur über HTTPS oder auf localhost. Bitten Sie den Betreiber dieses Servers, HTTPS einzuschalten.",
    unsupported:
      "Dieser Browser unterstützt keine Push-Benachrichtigungen. Fügen Sie Bellwether auf einem iPhone zuerst zum Home-Bildschirm hinzu.",
    blocked:
      "Ihr Browser blockiert Benachrichtigungen dieser Website. Erlauben Sie sie in den Browsereinstellungen und laden Sie die Seite neu.",
  },
  problems: {
    blocked: "Benachrichtigungen dieser Website sind blockiert. Erlauben Sie sie in den Einstellungen Ihres Browsers.",
    dismissed: "Die Anfrage wurde geschlossen. Schalten Sie den Schalter ein, um erneut gefragt zu werden.",
    "no-service": "Der Push-Dienst des Browsers hat nicht geantwortet. Versuchen Sie es später erneut.",
  },
  thisOne: "Dieses Gerät",
  since: "Hinzugefügt",
  lastSent: "zuletzt gesendet",
  noneSent: "noch nichts gesendet",
  lastProblem: "Letztes Problem",
  test: "Testen",
  testOf: (label) => `Testbenachrichtigung an ${label} senden`,
  testing: "Wird gesendet…",
  remove: "Entfernen",
  removeOf: (label) => `${label} entfernen`,
  sent: "Gesendet. Die Benachrichtigung sollte gleich erscheinen.",
  gone: (label) => `${label} nimmt keine Benachrichtigungen mehr an und wurde aus Ihren Geräten entfernt.`,
  testFailed: (reason) => `Der Test konnte nicht gesendet werden: ${reason}`,
  removeFailed: (reason) => `Das Gerät konnte nicht entfernt werden: ${reason}`,
  also: "Auch auf meinen Geräten benachrichtigen",
  hereAnd: (others) =>
    others === 0 ? "Auf diesem Gerät." : `Auf diesem Gerät und ${plural(others, "weiteren", "weiteren")}.`,
  elsewhere: (labels) => `Benachrichtigt ${labels}, aber nicht dieses Gerät.`,
  addsThis: (labels) => `Benachrichtigt ${labels}. Beim Einschalten kommt dieses Gerät hinzu.`,
};

import type { Catalogue } from "../catalogue.ts";
import { counted } from "../counted.ts";

export const bell: Catalogue["bell"] = {
  bell: (unread) => (unread === 0 ? "Alarme" : `Alarme, ${counted(unread)} ungelesen`),
  loading: "Alarme werden geladen…",
  failed: "Der Alarmverlauf konnte nicht geladen werden. Versuchen Sie es später erneut.",
  none: "Es wurde noch kein Alarm ausgelöst. Setzen Sie einen auf der Seite eines Symbols oder unter „Alle Alarme“.",
  markRead: "Alle gelesen",
  all: "Alle Alarme",
  show: "Anzeigen",
};

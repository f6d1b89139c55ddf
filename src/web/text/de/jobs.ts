import type { Catalogue } from "../translation.ts";
import { counted } from "../translation.ts";

export const jobs: Catalogue["jobs"] = {
  section: "Server",
  words: ["Aufgaben", "Jobs", "Sicherung", "Backup", "Aufräumen", "Administrator"],
  title: "Geplante Aufgaben",
  note: "Sie sehen dies, weil Sie der Administrator dieses Servers sind. Die Daten anderer Personen sehen Sie nicht.",
  loading: "Aufgaben werden geladen…",
  failed: "Die Aufgaben konnten nicht geladen werden.",
  old: "Die Aufgaben konnten nicht aktualisiert werden. Angezeigt wird der zuletzt bekannte Stand.",
  runNow: "Jetzt ausführen",
  runOf: (title) => `Jetzt ausführen: ${title}`,
  runFailed: (reason) => `Die Aufgabe konnte nicht gestartet werden: ${reason}`,
  running: "Läuft",
  waiting: "Noch nicht gelaufen",
  inOrder: "In Ordnung",
  failing: "Gestört",
  notYet: "noch nicht gelaufen",
  schedule: "Zeitplan",
  next: "Nächster Lauf",
  inTime: (time) => `in ${time}`,
  last: "Letzter erfolgreicher Lauf",
  result: "Ergebnis",
  error: "Letzter Fehler",
  failures: (count) => (count === 1 ? "1 fehlgeschlagener Lauf" : `${counted(count)} fehlgeschlagene Läufe in Folge`),
};

import type { helpPages as english } from "../en/help-pages.ts";
import type { Translated } from "../translated.ts";

/** A short page for each screen: what it shows, where it comes from, what to do there. The tasks are in the order of the English ones. */
export const helpPages: Translated<typeof english> = {
  dashboard: {
    shows:
      "Ihre Watchlist mit den neuesten Kursen, die heutige Veränderung Ihres Depots, kommende Termine und Nachrichten zu Ihren Werten. Der Überblick oben sagt in wenigen Sätzen, was heute für Sie wichtig ist.",
    source:
      "Kurse, Nachrichten und Termine kommen von den Datenquellen dieses Servers. Die Kennzeichnung neben einem Kurs sagt, wie alt er ist: live, verzögert, Schlusskurs, veraltet oder Beispiel. Ein Klick darauf zeigt Quelle und Uhrzeit.",
    tasks: [
      {
        task: "Einen Wert in die Watchlist aufnehmen",
        how: "Suchen Sie ihn mit Strg K oder über die Suche und drücken Sie Umschalt+Eingabe. Auf der Seite eines Werts wählen Sie „Beobachten“.",
      },
      {
        task: "Herausfinden, warum ein Kurs fehlt",
        how: "Ein Klick auf die Kennzeichnung daneben zeigt den Grund. Die Einstellungen zeigen den Zustand jeder Datenquelle.",
      },
      {
        task: "Einen Wert öffnen",
        how: "Klicken Sie auf seine Zeile. „Analyse“ zeigt Chart, Kennzahlen, Nachrichten und Termine.",
      },
      {
        task: "Einen Wert von der Watchlist nehmen",
        how: "Öffnen Sie das Menü seiner Zeile und wählen Sie „Aus Liste entfernen“.",
      },
      {
        task: "Die Übersicht anordnen",
        how: "Wählen Sie „Übersicht bearbeiten“ unter den Karten. Ziehen Sie Karten, verschieben Sie sie mit den Pfeiltasten, blenden Sie sie aus oder fügen Sie sie wieder hinzu. Die Anordnung wird in Ihrem Konto gespeichert. Auf dem Smartphone gilt eine eigene Reihenfolge.",
      },
      {
        task: "Die Herkunft der Kurse sehen",
        how: "Kurse, Nachrichten und Termine kommen aus den Datenquellen dieses Servers. Die Angabe neben einem Kurs sagt, wie alt er ist: live, verzögert oder zum letzten Schluss. Drücken Sie darauf, um Quelle und Uhrzeit zu sehen.",
      },
    ],
  },
  portfolio: {
    shows:
      "Was Sie besitzen, was es wert ist und was es eingebracht hat. Renditen sind Gesamtrenditen: mit Dividenden und Zinsen, nach Gebühren und Steuern.",
    source:
      "Werte ergeben sich aus Ihren Transaktionen, den neuesten Kursen und Wechselkursen. Die Überleitung unter „Wertentwicklung“ führt vom Anfangs- zum Endwert und geht immer auf. Eine Position ohne Kurs wird genannt und nicht mitgezählt, also nie mit null angesetzt.",
    tasks: [
      {
        task: "Eine Transaktion erfassen",
        how: "Drücken Sie T oder wählen Sie „Transaktion erfassen“. Eine Zeile genügt: kaufe 12 NVDA 131,20 04.03.2025 Gebühr 1.",
      },
      {
        task: "Die Datei eines Brokers importieren",
        how: "Wählen Sie „Importieren“ und dann die Datei. Vor dem Speichern sehen Sie jede Zeile, und ein Import lässt sich rückgängig machen.",
      },
      {
        task: "Einen eigenen Kurs angeben",
        how: "Öffnen Sie die Zeile der Position und wählen Sie „Kurs eingeben“. Ihr Kurs gilt, bis eine Quelle einen neueren hat.",
      },
      {
        task: "Spalten auswählen",
        how: "Wählen Sie „Spalten“ über den Positionen.",
      },
      {
        task: "Das Depot teilen",
        how: "Wählen Sie „Teilen“. Der Link erlaubt nur das Lesen, kann Beträge verbergen und lässt sich widerrufen.",
      },
      {
        task: "Eine Transaktion korrigieren oder löschen",
        how: "Öffnen Sie „Transaktionen“ und wählen Sie in der Zeile „Bearbeiten“. Dort lässt sie sich auch löschen.",
      },
      {
        task: "Ein Konto anlegen oder umbenennen",
        how: "Wählen Sie im Kontomenü „Konten verwalten“.",
      },
      {
        task: "Dividenden und Zinsen sehen",
        how: "„Erträge“ zeigt, was Sie erhalten haben und was erwartet wird.",
      },
      {
        task: "Zielgewichtungen festlegen",
        how: "Wählen Sie unter „Aufteilung“ „Ziele festlegen“. Danach werden Käufe und Verkäufe vorgeschlagen.",
      },
      {
        task: "Beträge verbergen",
        how: "Drücken Sie H. Beträge und Stückzahlen sind in diesem Tab verborgen, bis Sie die Taste erneut drücken.",
      },
      {
        task: "Das Depot exportieren",
        how: "Öffnen Sie in den Einstellungen „Import und Export“ und wählen Sie CSV oder JSON. Excel öffnet CSV-Dateien.",
      },
      {
        task: "Handeln oder einen Broker verbinden",
        how: "Bellwether führt keine Aufträge aus und verbindet sich nicht mit Brokern oder Banken. Handeln Sie bei Ihrem Broker, und erfassen Sie die Transaktion hier oder importieren Sie eine Datei.",
      },
      {
        task: "Einen Split erfassen",
        how: "Drücken Sie T oder wählen Sie „Transaktion erfassen“ und schreiben Sie: split NVDA 10:1. Ergänzen Sie das Datum, wenn er nicht heute war.",
      },
      {
        task: "Abweichungen vom Broker klären",
        how: "Renditen sind hier Gesamtrenditen: mit Dividenden und Zinsen, nach Gebühren und Steuern. Broker rechnen oft mit anderen Zeiträumen, anderen Ein- und Auszahlungen oder nur mit Kursgewinnen. Wählen Sie zuerst denselben Zeitraum, suchen Sie dann nach fehlenden Transaktionen und prüfen Sie, wie die Kosten gerechnet werden.",
      },
    ],
  },
  insights: {
    shows:
      "Alles zu einem Wert: der Chart mit Ihren eigenen Käufen und Verkäufen, Kennzahlen, Abschlüsse, Schätzungen, Nachrichten, Termine und Signale.",
    source:
      "Kurse und Verlauf kommen von den Datenquellen, Abschlüsse aus den Berichten des Unternehmens, soweit eine Quelle sie anbietet. Signale werden hier aus Tageskursen berechnet; daneben steht, wie oft sie bisher richtig lagen.",
    tasks: [
      {
        task: "Werte vergleichen",
        how: "Wählen Sie „Vergleichen“ und fügen Sie weitere Werte hinzu. Alle beginnen bei 0\u00a0%. „Nebeneinander“ zeigt bis zu vier davon in je einem Chart, mit einem gemeinsamen Fadenkreuz.",
      },
      {
        task: "In einen Chart zeichnen",
        how: "Wählen Sie „Zeichnen“ und dann eine Trendlinie, eine horizontale Linie, einen Bereich oder einen Text. Zeichnen Sie mit Maus oder Finger oder im Chart mit Pfeiltasten und Eingabetaste. Zeichnungen werden in Ihrem Konto gespeichert.",
      },
      {
        task: "Eine Frage zum Wert stellen",
        how: "Drücken Sie A oder die KI-Schaltfläche und stellen Sie Ihre Frage.",
      },
      {
        task: "Eine Notiz schreiben",
        how: "Öffnen Sie „Ihre Notizen“ und halten Sie fest, warum Sie den Wert kaufen oder beobachten. Notizen haben ein Datum, und der Assistent kann sie lesen.",
      },
      {
        task: "Einen Alarm setzen",
        how: "Wählen Sie „Alarm“ und legen Sie fest, wann er auslösen soll.",
      },
      {
        task: "Einen Bericht erstellen",
        how: "Öffnen Sie den Bericht auf der Seite des Werts und wählen Sie „Bericht erstellen“.",
      },
      {
        task: "Die Daten eines Charts herunterladen",
        how: "Zeigen Sie den Chart als Tabelle und wählen Sie „CSV herunterladen“. Für ein Bild drücken Sie den Pfeil am Chart und wählen PNG oder SVG.",
      },
    ],
  },
  technical: {
    shows: "Den Kurschart mit Indikatoren, deren aktuelle Aussage und eine Übersicht Ihrer Watchlist nach Signalen.",
    source:
      "Indikatoren werden hier aus den Kursen der Datenquelle berechnet. Neben jedem Signal steht, wie oft es richtig lag, und die Basisrate: wie oft der Kurs ohnehin seinem Trend folgte.",
    tasks: [
      {
        task: "Einen Indikator hinzufügen",
        how: "Wählen Sie „Hinzufügen“, dann den Indikator und seine Länge. Eine Vorlage fügt mehrere auf einmal hinzu.",
      },
      {
        task: "Die Watchlist scannen",
        how: "Öffnen Sie den Scan, sortieren Sie nach einem Signal und öffnen Sie einen Wert über seine Zeile.",
      },
    ],
  },
  sentiment: {
    shows:
      "Die Stimmung am Markt und bei Ihren Werten, von 0 (negativ) bis 1 (positiv), und wo Kurs und Nachrichten auseinandergehen.",
    source:
      "Die Kursstimmung folgt der Tagesveränderung, die Nachrichtenstimmung den Wörtern neuer Schlagzeilen. Die Zeile eines Werts zeigt aufgeklappt, was gezählt hat. Stimmung ist keine Prognose.",
    tasks: [
      {
        task: "Sehen, was gezählt hat",
        how: "Öffnen Sie die Zeile eines Werts. Seine Schlagzeilen sind mit den gezählten Wörtern aufgeführt.",
      },
      {
        task: "Einen weiteren Wert verfolgen",
        how: "Nehmen Sie ihn in Ihre Watchlist auf.",
      },
    ],
  },
  strategy: {
    shows:
      "Was eine Regel in der Vergangenheit gebracht hätte, im Vergleich zu Kaufen und Halten: Trades, Wertverlauf, Rückgänge und Kosten.",
    source:
      "Tageskurse der Datenquelle mit den Kosten, die Sie angeben. Ein Signal zum Schluss wird zur nächsten Eröffnung gehandelt. So fließt kein Wissen aus der Zukunft ein. Vergangene Ergebnisse sagen wenig über die Zukunft. Der Walk-Forward-Test zeigt, wie eine Regel an Tagen abschnitt, auf die sie nicht abgestimmt war.",
    tasks: [
      {
        task: "Eine Regel schreiben",
        how: "Schreiben Sie einen Satz, etwa: Kaufe, wenn der RSI unter 30 liegt, verkaufe, wenn er über 60 liegt. Oder wählen Sie die Bedingungen aus Menüs.",
      },
      {
        task: "Auf Zufall prüfen",
        how: "Öffnen Sie unter dem Ergebnis „Walk-Forward“ oder „Monte-Carlo“. Je mehr Einstellungen Sie versuchen, desto weniger überzeugt ein gutes Ergebnis; die Seite sagt, um wie viel.",
      },
      {
        task: "Einen Lauf aufbewahren",
        how: "Wählen Sie „Lauf speichern“. Gespeicherte Läufe lassen sich vergleichen.",
      },
    ],
  },
  calendar: {
    shows:
      "Quartalszahlen, Dividenden, Splits, Börsengänge und Konjunkturdaten. Termine zu Ihren eigenen Werten sind markiert.",
    source:
      "Termine kommen von den Datenquellen. Ein geschätztes Datum ist als solches gekennzeichnet, bei einem geänderten steht auch das frühere. Uhrzeiten gelten in Ihrer Zeitzone.",
    tasks: [
      {
        task: "Nur eigene Werte sehen",
        how: "Wählen Sie über der Liste „Meine Symbole“ oder „Watchlist“.",
      },
      {
        task: "Termine in den eigenen Kalender übernehmen",
        how: "Wählen Sie „Abonnieren (ICS)“ und die Arten von Terminen, und kopieren Sie den Link in Ihre Kalender-App.",
      },
    ],
  },
  alerts: {
    shows: "Ihre Alarme, wie weit jeder von seiner Bedingung entfernt ist und welche ausgelöst wurden.",
    source:
      "Alarme werden auf dem Server geprüft, auch wenn Bellwether geschlossen ist. Ein Kurs zählt nur, wenn er aktuell und plausibel ist; Beispieldaten lösen nie einen Alarm aus.",
    tasks: [
      {
        task: "Einen Alarm setzen",
        how: "Wählen Sie „Neuer Alarm“, oder geben Sie in der Suche ein: Alarm NVDA über 250.",
      },
      {
        task: "Anderswo benachrichtigt werden",
        how: "Wählen Sie im Alarm E-Mail oder Ihre Geräte. Erlauben Sie Benachrichtigungen auf dem Gerät zuvor in den Einstellungen.",
      },
      {
        task: "Einen Alarm eine Weile aussetzen",
        how: "Wählen Sie in seiner Zeile „Zurückstellen…“ oder „Pausieren“.",
      },
      {
        task: "Einen Alarm löschen",
        how: "Wählen Sie in seiner Zeile „Löschen“.",
      },
    ],
  },
  newsletter: {
    shows:
      "Eine kurze Zusammenfassung Ihres Tages, Ihrer Woche oder Ihres Monats: was Ihr Depot bewegt hat, was ansteht und was lesenswert ist.",
    source:
      "Jede Zahl stammt aus Ihrem Depot oder den Datenquellen und öffnet ihre Quelle. Ein KI-Modell darf die Sätze schreiben, aber keine Zahlen.",
    tasks: [
      {
        task: "Per E-Mail erhalten",
        how: "Wählen Sie, wie oft und um welche Uhrzeit, und bestätigen Sie Ihre Adresse.",
      },
      {
        task: "Jetzt eine Ausgabe erstellen",
        how: "Wählen Sie „Ausgabe jetzt erstellen“.",
      },
      {
        task: "Im Feedreader lesen",
        how: "Erstellen Sie einen Feed-Link und fügen Sie ihn Ihrem Reader hinzu.",
      },
      {
        task: "Eine Ausgabe lesen",
        how: "Wählen Sie sie unter „Ausgaben“. Die neueste steht oben.",
      },
      {
        task: "Den Newsletter abbestellen",
        how: "Stellen Sie die Häufigkeit auf „Aus“. „E-Mails abbestellen“ beendet nur den Versand.",
      },
    ],
  },
  chat: {
    shows: "Antworten auf Fragen zum Markt und zu Ihrem Depot, mit den Abfragen, die dazu geführt haben.",
    source:
      "Zahlen werden von Bellwether nachgeschlagen oder berechnet, nie vom Modell. Ein Klick auf eine Zahl zeigt ihre Herkunft. Ohne KI-Modell werden Fragen nach Regeln beantwortet; die Antwort sagt, wie Ihre Frage verstanden wurde.",
    tasks: [
      {
        task: "Eine gute Frage stellen",
        how: "Nennen Sie Unternehmen, Kennzahl und Zeitraum, zum Beispiel: How did Apple's revenue change in the last three years?",
      },
      {
        task: "Eine Frage zu einer Datei stellen",
        how: "Hängen Sie eine Tabelle, ein PDF oder einen Text an. Die Zahlen darin sind mit „Von Ihnen“ gekennzeichnet.",
      },
      {
        task: "Jede Woche erneut fragen",
        how: "Wählen Sie unter einer Antwort „Regelmäßig fragen“.",
      },
      {
        task: "Ein Modell auswählen",
        how: "Hinterlegen Sie in den Einstellungen einen Schlüssel und wählen Sie das Modell über der Unterhaltung.",
      },
      {
        task: "Festlegen, was die KI lesen darf",
        how: "Öffnen Sie „KI“ in den Einstellungen. Sie können Ihr Depot weglassen oder nur Prozentwerte senden.",
      },
      {
        task: "Eine Unterhaltung exportieren, umbenennen oder löschen",
        how: "Öffnen Sie das Menü neben ihrem Titel.",
      },
    ],
  },
  settings: {
    shows: "Wie Bellwether aussieht, womit es verbunden ist, wer sich anmelden kann, und Ihre Daten.",
    source: "Einstellungen gehören zu Ihrem Konto. Die dieses Geräts, etwa das Design, bleiben auf dem Gerät.",
    tasks: [
      {
        task: "Die Sprache ändern",
        how: "Wählen Sie sie unter „Darstellung“. E-Mails und Newsletter folgen ihr.",
      },
      {
        task: "Einen Schlüssel hinterlegen",
        how: "Öffnen Sie „Verbindungen“, wählen Sie „Neuer Schlüssel“ und fügen Sie den Schlüssel ein. Er wird verschlüsselt gespeichert und nur für Sie verwendet.",
      },
      {
        task: "Ihre Daten mitnehmen",
        how: "Laden Sie Ihr Konto als eine Datei herunter. Sie können sie in ein anderes Bellwether importieren.",
      },
      {
        task: "Das Konto schützen",
        how: "Öffnen Sie „Anmeldung und Sicherheit“. Fügen Sie einen Passkey hinzu oder schalten Sie die Zwei-Faktor-Anmeldung ein.",
      },
      {
        task: "Zwischen hell und dunkel wechseln",
        how: "Wählen Sie das Design unter „Darstellung“.",
      },
      {
        task: "Zahlen- und Datumsformat ändern",
        how: "Wählen Sie sie unter „Darstellung“. E-Mails folgen ihnen.",
      },
      {
        task: "Währung oder Benchmark ändern",
        how: "Wählen Sie sie unter „Daten“.",
      },
      {
        task: "Ihr Passwort ändern",
        how: "Öffnen Sie „Anmeldung und Sicherheit“. Alle anderen Sitzungen werden beendet.",
      },
      {
        task: "Name, Foto oder E-Mail-Adresse ändern",
        how: "Öffnen Sie das Profil. Eine neue Adresse gilt, sobald Sie sie bestätigt haben.",
      },
      {
        task: "Andere Geräte abmelden",
        how: "Öffnen Sie „Anmeldung und Sicherheit“. Dort sind alle angemeldeten Geräte aufgeführt.",
      },
      {
        task: "Eine weitere Watchlist anlegen",
        how: "Öffnen Sie „Watchlists“, geben Sie einen Namen ein und wählen Sie „Liste anlegen“.",
      },
      {
        task: "Bewertungsmethode ändern",
        how: "Öffnen Sie „Konten und Bewertungsmethode“ und wählen Sie sie für jedes Konto.",
      },
      {
        task: "Ein anderes Programm verbinden",
        how: "Öffnen Sie „Verbindungen“ und wählen Sie „Neues Token“. Die API und der MCP-Server nehmen es an.",
      },
      {
        task: "Alle Tastenkürzel sehen",
        how: "Drücken Sie die Fragezeichentaste oder öffnen Sie „Tastenkürzel“.",
      },
      {
        task: "Ihr Konto löschen",
        how: "Öffnen Sie „Konto löschen“. Laden Sie Ihre Daten vorher herunter, um eine Kopie zu behalten.",
      },
      {
        task: "Als App installieren",
        how: "Öffnen Sie „Info“ und wählen Sie „App installieren“. Sie öffnet sich dann auch ohne Verbindung.",
      },
      {
        task: "Sich ohne Authenticator anmelden",
        how: "Wählen Sie bei der Anmeldung „Wiederherstellungscode verwenden“ und geben Sie einen Ihrer gespeicherten Codes ein. Richten Sie die Zwei-Faktor-Anmeldung danach in den Sicherheitseinstellungen neu ein. Ohne Code kann die Verwaltung dieses Servers sie für Sie ausschalten.",
      },
      {
        task: "Sehen, wo Ihre Daten liegen",
        how: "Ihr Konto liegt in der Datenbank dieses Servers. Ihr Browser behält verschlüsselte Kopien der letzten Seiten für die Nutzung ohne Verbindung; beim Abmelden werden sie gelöscht.",
      },
    ],
  },
};

import type { Words } from "../shape.ts";

export const notices: Words["notices"] = {
  mailTest: {
    subject: "Bellwether: E-Mail funktioniert",
    text: ({ at, site }) =>
      `Dies ist der Test, den Sie um ${at} angefordert haben. Wenn Sie ihn lesen, kommen E-Mails von ${site} bei Ihnen an.`,
  },
  pushTest: {
    title: "Bellwether: Benachrichtigungen funktionieren",
    body: "Dies ist der Test, den Sie angefordert haben.",
  },
  newsletterConfirmation: {
    subject: "Bestätigen Sie, dass Sie Bellwether-Ausgaben per E-Mail erhalten möchten",
    paragraphs: ({ site, page }) => [
      `Jemand, vermutlich Sie, hat auf ${site} den Newsletter für diese Adresse angefordert.`,
      `Wenn Sie ihn erhalten möchten, öffnen Sie innerhalb eines Tages diese Seite und bestätigen Sie:\n${page}`,
      "Falls nicht, müssen Sie nichts tun: Es kommen keine weiteren E-Mails.",
    ],
  },
  scheduledAnswer: {
    computed: "Berechnet, ohne KI. Information, keine Anlageberatung.",
    written: (model) => `Von KI verfasst (${model}). Information, keine Anlageberatung.`,
    page: (page) => `In der App lesen: ${page}`,
    schedule:
      "Sie haben diese Frage nach einem Zeitplan gestellt. Ändern oder beenden können Sie ihn im Chat unter „Geplante Fragen“.",
    table: "(Diese Tabelle finden Sie in der App.)",
    sources: "Quellen:",
    answered: "Ihre geplante Frage wurde beantwortet.",
    failed: "Ihre geplante Frage konnte nicht beantwortet werden.",
  },
};

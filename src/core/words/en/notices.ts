/** Short mails and notifications, one message each. */
export const notices = {
  mailTest: {
    subject: "Bellwether: mail works",
    text: ({ at, site }: { readonly at: string; readonly site: string }) =>
      `This is the test you asked for at ${at}. If you read it, mail from ${site} reaches you.`,
  },
  pushTest: { title: "Bellwether: notifications work", body: "This is the test you asked for." },
  newsletterConfirmation: {
    subject: "Confirm that you want Bellwether issues by e-mail",
    paragraphs: ({ site, page }: { readonly site: string; readonly page: string }): readonly string[] => [
      `Somebody, probably you, asked ${site} to send its newsletter to this address.`,
      `If you want that, open this page within a day and confirm:\n${page}`,
      "If not, do nothing: no more mail comes.",
    ],
  },
  scheduledAnswer: {
    computed: "Computed, no AI. Information, not advice.",
    written: (model: string) => `Written by AI (${model}). Information, not advice.`,
    page: (page: string) => `Read it in the app: ${page}`,
    schedule: "You asked this question on a schedule. Change or stop it in the chat, under Scheduled questions.",
    table: "(This table is in the app.)",
    sources: "Sources:",
    answered: "Your scheduled question was answered.",
    failed: "Your scheduled question couldn't be answered.",
  },
};

/** Short mails and notifications, one message each. */
export const notices = {
  mailTest: {
    subject: "Bellwether: email works",
    text: ({ at, site }: { readonly at: string; readonly site: string }) =>
      `This is the test you asked for at ${at}. If you can read it, email from ${site} reaches you.`,
  },
  pushTest: { title: "Bellwether: notifications work", body: "This is the test you asked for." },
  newsletterConfirmation: {
    subject: "Confirm that you want Bellwether issues by email",
    paragraphs: ({ site, page }: { readonly site: string; readonly page: string }): readonly string[] => [
      `Someone, probably you, asked ${site} to send its newsletter to this address.`,
      `If you want that, open this page within a day and confirm:\n${page}`,
      "If not, ignore this email. You won't get another one.",
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

import { inPageLanguage } from "./in-page-language.ts";

const en = {
  title: "E-mail",
  loading: "Loading e-mail…",
  failed: "Whether mail is sent could not be loaded.",
  none: "Not set by the host",
  howTo:
    "Nothing is mailed from this server. Its host can set SMTP_URL and MAIL_FROM; until then everything is shown in the app.",
  relay: "Mail relay",
  isSet: "Set by the host",
  test: "Test",
  testing: "Sending…",
  testOf: "Send a test mail to your address",
  sendsFrom: "Sends from",
  lastTest: "Last test",
  noneYet: "none yet",
  waiting: "on its way",
  sent: "accepted by the relay",
  refused: "not accepted",
  hostKnows: "It could not be delivered. Whoever runs this server can see why.",
  testFailed: (reason: string) => `Not sent: ${reason}`,
};

/** Words about mail: apart from the rest, so that only Settings loads them. */
export const mailText = inPageLanguage({ en }, en);

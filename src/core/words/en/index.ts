import type { Writing } from "../writing.ts";
import { accountMails } from "./account-mails.ts";
import { alerts } from "./alerts.ts";
import { newsletter } from "./newsletter.ts";
import { notices } from "./notices.ts";

/** The English words, which the others are written from. */
export const words = (writing: Writing) => ({
  accountMails,
  alerts: alerts(writing),
  newsletter: newsletter(writing),
  notices,
});

import type { Words } from "../words.ts";
import type { Writing } from "../writing.ts";
import { accountMails } from "./account-mails.ts";
import { alerts } from "./alerts.ts";
import { newsletter } from "./newsletter.ts";
import { notices } from "./notices.ts";

export const words = (writing: Writing): Words => ({
  accountMails,
  alerts: alerts(writing),
  newsletter: newsletter(writing),
  notices,
});

import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";
import { accountMails } from "./account-mails.ts";
import { alerts } from "./alerts.ts";
import { answers } from "./answers.ts";
import { calendarFeed } from "./calendar-feed.ts";
import { demo } from "./demo.ts";
import { glossary } from "./glossary.ts";
import { groups } from "./groups.ts";
import { newsletter } from "./newsletter.ts";
import { notices } from "./notices.ts";
import { preview } from "./preview.ts";
import { refusals } from "./refusals.ts";
import { review } from "./review.ts";
import { riskChecks } from "./risk-checks.ts";
import { suggestions } from "./suggestions.ts";
import { understood } from "./understood.ts";

export const words = (writing: Writing): Words => ({
  accountMails,
  alerts: alerts(writing),
  answers: answers(writing),
  calendarFeed: calendarFeed(writing),
  demo,
  glossary,
  groups,
  language: writing.language,
  newsletter: newsletter(writing),
  notices,
  preview,
  refusals,
  review: review(writing),
  riskChecks,
  suggestions,
  understood: understood(writing),
});

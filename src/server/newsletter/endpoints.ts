import {
  changeNewsletterSettings,
  getNewsletterIssue,
  getNewsletterIssues,
  getNewsletterSettings,
  makeNewsletterIssue,
} from "#contract/newsletter.ts";
import { serve, type Served } from "../http/serve.ts";
import type { NewsletterIssues } from "./issues.ts";
import type { NewsletterSettingsService } from "./settings.ts";

export function newsletterEndpoints({
  issues,
  settings,
}: {
  issues: NewsletterIssues;
  settings: NewsletterSettingsService;
}): Served[] {
  return [
    serve(getNewsletterSettings, (_input, context) => settings.read(context.userId())),
    serve(changeNewsletterSettings, (input, context) => settings.change(context.userId(), input)),
    serve(getNewsletterIssues, (_input, context) => issues.all(context.userId())),
    serve(getNewsletterIssue, ({ id }, context) => issues.one(context.userId(), id)),
    serve(makeNewsletterIssue, ({ cadence }, context) => issues.makeNow(context.userId(), cadence)),
  ];
}

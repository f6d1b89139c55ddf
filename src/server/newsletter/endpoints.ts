import {
  changeNewsletterSettings,
  createNewsletterFeed,
  deleteNewsletterFeed,
  getNewsletterIssue,
  getNewsletterIssues,
  getNewsletterSettings,
  makeNewsletterIssue,
  readNewsletterFeed,
  readNewsletterFile,
} from "#contract/newsletter.ts";
import { serve, serveDocument, type Served } from "../http/serve.ts";
import type { NewsletterFeed } from "./feed.ts";
import type { NewsletterIssues } from "./issues.ts";
import type { NewsletterSettingsService } from "./settings.ts";

export function newsletterEndpoints({
  issues,
  settings,
  feed,
}: {
  issues: NewsletterIssues;
  settings: NewsletterSettingsService;
  feed: NewsletterFeed;
}): Served[] {
  return [
    serve(getNewsletterSettings, (_input, context) => settings.read(context.userId())),
    serve(changeNewsletterSettings, (input, context) => settings.change(context.userId(), input)),
    serve(getNewsletterIssues, (_input, context) => issues.all(context.userId())),
    serve(getNewsletterIssue, ({ id }, context) => issues.one(context.userId(), id)),
    serve(makeNewsletterIssue, ({ cadence }, context) => issues.makeNow(context.userId(), cadence)),
    serveDocument(readNewsletterFile, ({ id }, context) =>
      issues.file(context.userId(), id, (name) =>
        context.setHeader("content-disposition", `attachment; filename="${name}"`),
      ),
    ),
    serve(createNewsletterFeed, (_input, context) => feed.create(context.userId())),
    serve(deleteNewsletterFeed, (_input, context) => feed.remove(context.userId())),
    serveDocument(readNewsletterFeed, ({ token }) => feed.read(token)),
  ];
}

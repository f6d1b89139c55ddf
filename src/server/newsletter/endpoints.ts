import {
  cancelNewsletter,
  changeNewsletterSettings,
  confirmNewsletter,
  createNewsletterFeed,
  deleteNewsletterFeed,
  getNewsletterIssue,
  getNewsletterIssues,
  getNewsletterSettings,
  makeNewsletterIssue,
  noteIssueRead,
  readNewsletterFeed,
  readNewsletterFile,
  readUnsubscribePage,
  sendNewsletterTest,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from "#contract/newsletter.ts";
import { serve, serveDocument, type Served } from "../http/serve.ts";
import type { NewsletterFeed } from "./feed.ts";
import type { NewsletterIssues } from "./issues.ts";
import type { NewsletterSubscription } from "./subscription.ts";
import type { NewsletterSettingsService } from "./settings.ts";

export function newsletterEndpoints({
  issues,
  settings,
  feed,
  subscription,
}: {
  issues: NewsletterIssues;
  settings: NewsletterSettingsService;
  feed: NewsletterFeed;
  subscription: NewsletterSubscription;
}): Served[] {
  return [
    serve(getNewsletterSettings, (_input, context) => settings.read(context.userId())),
    serve(changeNewsletterSettings, (input, context) => settings.change(context.userId(), input)),
    serve(getNewsletterIssues, (_input, context) => issues.all(context.userId())),
    serve(getNewsletterIssue, ({ id }, context) => issues.one(context.userId(), id)),
    serve(makeNewsletterIssue, ({ cadence }, context) => issues.makeNow(context.userId(), cadence, context.language)),
    serveDocument(readNewsletterFile, ({ id }, context) =>
      issues.file(context.userId(), id, (name) =>
        context.setHeader("content-disposition", `attachment; filename="${name}"`),
      ),
    ),
    serve(createNewsletterFeed, (_input, context) => feed.create(context.userId())),
    serve(deleteNewsletterFeed, (_input, context) => feed.remove(context.userId())),
    serveDocument(readNewsletterFeed, ({ token }, context) => {
      // Readers keep it and ask whether it is still so.
      context.setHeader("cache-control", "private, no-cache");
      return feed.read(token, context.ifNoneMatch, (version) => context.setHeader("etag", version));
    }),
    serve(noteIssueRead, ({ id }, context) => issues.noteRead(context.userId(), id)),
    serve(subscribeToNewsletter, (_input, context) => subscription.subscribe(context.userId())),
    serve(cancelNewsletter, (_input, context) => subscription.cancel(context.userId())),
    serve(confirmNewsletter, ({ token }) => subscription.confirm(token)),
    serve(unsubscribeFromNewsletter, ({ token }) => subscription.unsubscribe(token)),
    serveDocument(readUnsubscribePage, ({ token }) => subscription.unsubscribePage(token)),
    serve(sendNewsletterTest, ({ issue }, context) => subscription.sendTest(context.userId(), issue)),
  ];
}

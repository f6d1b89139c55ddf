import { getNewsletterIssue, getNewsletterIssues, makeNewsletterIssue } from "#contract/newsletter.ts";
import { serve, type Served } from "../http/serve.ts";
import type { NewsletterIssues } from "./issues.ts";

export function newsletterEndpoints({ issues }: { issues: NewsletterIssues }): Served[] {
  return [
    serve(getNewsletterIssues, (_input, context) => issues.all(context.userId())),
    serve(getNewsletterIssue, ({ id }, context) => issues.one(context.userId(), id)),
    serve(makeNewsletterIssue, ({ cadence }, context) => issues.makeNow(context.userId(), cadence)),
  ];
}

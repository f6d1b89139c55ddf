import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { ApiProblem } from "../api/api-problem.ts";
import { call, type Output } from "../api/call.ts";
import { formatDay } from "../format/format-date.ts";
import { RelativeTime } from "../format/relative-time.tsx";
import { newsletterText as words } from "../text/newsletter-text.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { CopyField } from "../ui/copy-field.tsx";
import { type NewsletterSettings, useRenewSettings } from "./use-settings.ts";

/** The private feed link: created, shown once, replaced, revoked. */
export function FeedLink({ feed }: { feed: NewsletterSettings["feed"] }): ReactNode {
  const renew = useRenewSettings();
  const made = useMutation<Output<"POST /api/newsletter/feed">, ApiProblem>({
    mutationFn: () => call("POST /api/newsletter/feed", {}),
    onSuccess: renew,
  });
  const revoked = useMutation<unknown, ApiProblem>({
    mutationFn: () => call("DELETE /api/newsletter/feed", {}),
    onSuccess: () => {
      made.reset();
      return renew();
    },
  });
  return (
    <section className="column gap-3">
      <h3 className="mt-1h">{words.feed}</h3>
      <p className="faint">{words.feedIntro}</p>
      {feed === null ? null : (
        <p>
          {words.feedMade(formatDay(feed.createdAt.slice(0, 10)))},{" "}
          {feed.lastUsedAt === null ? (
            words.feedNeverUsed
          ) : (
            <>
              {words.feedUsed} <RelativeTime at={feed.lastUsedAt} />
            </>
          )}
        </p>
      )}
      {made.data === undefined ? null : (
        <div>
          <output>{words.newFeed}</output>
          <CopyField label={words.feedLink} value={made.data.url} words={words} />
        </div>
      )}
      <p className="flex gap-2">
        <Button size="small" busy={made.isPending} onClick={() => made.mutate()}>
          {feed === null ? words.makeFeed : words.makeFeedAnew}
        </Button>
        {feed === null ? null : (
          <Button size="small" look="danger" busy={revoked.isPending} onClick={() => revoked.mutate()}>
            {words.revokeFeed}
          </Button>
        )}
      </p>
      {made.error === null && revoked.error === null ? null : <Alert>{words.feedFailed}</Alert>}
    </section>
  );
}

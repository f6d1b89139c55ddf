import { createHash } from "node:crypto";
import { XMLBuilder } from "fast-xml-parser";
import { type Refusal, refuse } from "../http/refusal.ts";
import { notModified, type NotModified } from "../http/serve.ts";
import type { IssueWords } from "#core/newsletter/issue-words.ts";
import type { ReaderWords } from "../settings/reader-words.ts";
import { issueContent } from "./issue-html.ts";
import { issueWords } from "./issue-words.ts";
import type { NewsletterLinks } from "./link-store.ts";
import type { NewsletterStore, StoredIssue } from "./store.ts";

const maxEntries = 20;
/** Version of the layout, raised when it changes so that readers fetch the feed again. */
const look = 2;

export type NewsletterFeed = ReturnType<typeof createNewsletterFeed>;

/** One private feed per user. Anybody with the address can read it, so it can be revoked and contains no name. */
export function createNewsletterFeed({
  store,
  links,
  words,
  appUrl,
}: {
  store: NewsletterStore;
  links: NewsletterLinks;
  words: ReaderWords;
  appUrl: URL;
}) {
  return {
    /** A new address; the one before it ends. */
    async create(userId: string): Promise<{ url: string }> {
      await links.removeAll(userId, "feed");
      const token = await links.add(userId, "feed");
      return { url: new URL(`/api/newsletter/feed/${token}`, appUrl).href };
    },

    async remove(userId: string): Promise<Record<string, never>> {
      await links.removeAll(userId, "feed");
      return {};
    },

    /** `known` is the version that a reader has; `setVersion` receives the current one. */
    async read(
      token: string,
      known: string | null,
      setVersion: (version: string) => void,
    ): Promise<string | NotModified | Refusal> {
      const userId = await links.userOf(token, "feed");
      if (userId === null) return refuse("newsletter-link-not-found");
      await links.noteUse(token);
      const entries = await store.newest(userId, maxEntries);
      const version = versionOf(entries, appUrl);
      setVersion(version);
      if (isKnown(known, version)) return notModified;
      const issues = await store.newestIssues(userId, maxEntries);
      const written = await Promise.all(
        issues.map(async (stored) => ({ ...stored, words: await issueWords(words, userId, stored) })),
      );
      return atom(written, (await words.ofUser(userId)).newsletter.mail.feed, appUrl);
    },
  };
}

/** An entity tag (RFC 9110, 8.8.3). */
function versionOf(entries: readonly { id: string; madeAt: string }[], appUrl: URL): string {
  const written = JSON.stringify([look, appUrl.origin, entries.map(({ id, madeAt }) => [id, madeAt])]);
  return `"${createHash("sha256").update(written).digest("base64url").slice(0, 22)}"`;
}

function isKnown(known: string | null, version: string): boolean {
  return known !== null && known.split(",").some((tag) => ["*", version].includes(tag.trim().replace(/^W\//, "")));
}

/** The Atom syndication format (RFC 4287). */
function atom(issues: readonly (StoredIssue & { readonly words: IssueWords })[], title: string, appUrl: URL): string {
  const builder = new XMLBuilder({ ignoreAttributes: false, format: true, suppressEmptyNode: true });
  const document: unknown = {
    "?xml": { "@_version": "1.0", "@_encoding": "utf-8" },
    feed: {
      "@_xmlns": "http://www.w3.org/2005/Atom",
      // The address of the feed is a secret, so the id is the newsletter page of this server. Readers tell entries
      // apart by their own ids.
      id: new URL("/newsletter", appUrl).href,
      title,
      author: { name: "Bellwether" },
      updated: issues[0]?.madeAt ?? "1970-01-01T00:00:00.000Z",
      link: { "@_href": new URL("/newsletter", appUrl).href },
      entry: issues.map(({ id, madeAt, issue, words }) => {
        const href = new URL(`/newsletter?issue=${id}`, appUrl).href;
        return {
          id: `urn:uuid:${id}`,
          title: issue.title,
          updated: madeAt,
          link: { "@_href": href },
          summary: issue.headline.map(({ text }) => text).join(""),
          content: { "@_type": "html", "#text": issueContent(issue, words, href) },
        };
      }),
    },
  };
  return builder.build(document);
}

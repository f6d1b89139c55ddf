import { describe, expect, it } from "vitest";
import type { NewMail } from "../mail/store.ts";
import type { StoredIssue } from "./store.ts";
import { createReaderWords } from "../settings/reader-words.ts";
import { createNewsletterSubscription } from "./subscription.ts";

const stored: StoredIssue = {
  id: "some-id",
  madeAt: "2026-03-07T08:00:00.000Z",
  issue: {
    kind: "watchlist",
    cadence: "weekly",
    period: { from: "2026-02-28", to: "2026-03-06" },
    title: "Week to 6 March 2026",
    headline: [{ text: "Calm.", isAmount: false }],
    prose: null,
    result: null,
    movers: null,
    stories: null,
    ahead: null,
    question: null,
    missing: [],
    sources: [],
    dataAsOf: null,
  },
};

/** Returns the addresses to which an issue is mailed for a user who wants it by mail. */
async function mailedTo(confirmed: string | null): Promise<string[]> {
  const posted: NewMail[] = [];
  const subscription = createNewsletterSubscription({
    store: { mailState: async () => "on", issueOfKey: async () => stored } as never,
    links: { add: async () => "some-token" } as never,
    settings: {} as never,
    mail: {
      isSetUp: true,
      post: async (mails) => void posted.push(...mails),
      sentLately: async () => 0,
      withdraw: async () => {},
    },
    addressOf: async () => "changed@example.org",
    confirmedAddressOf: async () => confirmed,
    addressShown: async () => true,
    testWait: () => null,
    words: createReaderWords(() => Promise.resolve({})),
    appUrl: new URL("https://bellwether.example"),
    clock: { now: () => Date.parse("2026-03-07T08:00:00Z") },
  });
  await subscription.deliver("some-user", "weekly 2026-03-06");
  return posted.map(({ mail }) => mail.to);
}

describe("an issue by mail", () => {
  it("goes to an address that was shown to be the reader's", async () => {
    expect(await mailedTo("reader@example.org")).toEqual(["reader@example.org"]);
  });

  it("goes nowhere while nobody has shown that the address is theirs", async () => {
    expect(await mailedTo(null)).toEqual([]);
  });
});

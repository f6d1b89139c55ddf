import type { z } from "zod";
import { accountCopyEndpoints } from "./account-copy.ts";
import { accountEndpoints } from "./account.ts";
import { alertEndpoints } from "./alerts.ts";
import { assistantEndpoints } from "./assistant.ts";
import { assistantTextEndpoints } from "./assistant-texts.ts";
import { calendarEndpoints } from "./calendar.ts";
import { conversationEndpoints } from "./conversations.ts";
import type { Endpoint, Stream } from "./endpoint.ts";
import { fundamentalEndpoints } from "./fundamentals.ts";
import { healthEndpoints } from "./health.ts";
import { indicatorEndpoints } from "./indicators.ts";
import { jobEndpoints } from "./jobs.ts";
import { mailEndpoints } from "./mail.ts";
import { marketEndpoints } from "./market.ts";
import { newsEndpoints } from "./news.ts";
import { newsletterEndpoints } from "./newsletter.ts";
import { drawingEndpoints } from "./drawings.ts";
import { noteEndpoints } from "./notes.ts";
import { oidcEndpoints } from "./oidc.ts";
import { passkeyEndpoints } from "./passkeys.ts";
import { portfolioImportEndpoints } from "./portfolio-import.ts";
import { portfolioLedgerEndpoints } from "./portfolio.ts";
import { pushEndpoints } from "./push.ts";
import { researchEndpoints } from "./research.ts";
import { sentimentEndpoints } from "./sentiment.ts";
import { portfolioFigureEndpoints } from "./portfolio-figures.ts";
import { sharingEndpoints } from "./sharing.ts";
import { scheduledQuestionEndpoints } from "./scheduled-questions.ts";
import { secondFactorEndpoints } from "./second-factor.ts";
import { serverFigureEndpoints } from "./server-figures.ts";
import { settingsEndpoints } from "./settings.ts";
import { signInWayEndpoints } from "./sign-in-ways.ts";
import { strategyEndpoints } from "./strategy.ts";
import { tokenEndpoints } from "./tokens.ts";
import { userEndpoints } from "./users.ts";
import { watchlistEndpoints } from "./watchlists.ts";

/** All endpoints of the API. */
export const endpoints = [
  ...healthEndpoints,
  ...accountEndpoints,
  ...accountCopyEndpoints,
  ...secondFactorEndpoints,
  ...passkeyEndpoints,
  ...oidcEndpoints,
  ...signInWayEndpoints,
  ...userEndpoints,
  ...marketEndpoints,
  ...newsEndpoints,
  ...calendarEndpoints,
  ...indicatorEndpoints,
  ...sentimentEndpoints,
  ...fundamentalEndpoints,
  ...watchlistEndpoints,
  ...portfolioLedgerEndpoints,
  ...portfolioImportEndpoints,
  ...portfolioFigureEndpoints,
  ...noteEndpoints,
  ...drawingEndpoints,
  ...settingsEndpoints,
  ...strategyEndpoints,
  ...jobEndpoints,
  ...serverFigureEndpoints,
  ...mailEndpoints,
  ...newsletterEndpoints,
  ...alertEndpoints,
  ...pushEndpoints,
  ...tokenEndpoints,
  ...sharingEndpoints,
  ...assistantEndpoints,
  ...conversationEndpoints,
  ...scheduledQuestionEndpoints,
  ...assistantTextEndpoints,
  ...researchEndpoints,
] as const;

type Listed = (typeof endpoints)[number];
type ListedEndpoint = Extract<Listed, { kind: "endpoint" }>;

/** Input and output types by route. The browser's client uses these types alone and loads no schema. */
export type Api = {
  [E in ListedEndpoint as E["route"]]: E extends Endpoint<infer _R, infer I, infer O>
    ? { input: z.input<I>; output: z.output<O> }
    : never;
};

type ListedStream = Extract<Listed, { kind: "stream" }>;
export type StreamEvents = {
  [S in ListedStream as S["route"]]: S extends Stream<infer _R, infer _I, infer E>
    ? { [Name in keyof E]: z.output<E[Name]> }
    : never;
};

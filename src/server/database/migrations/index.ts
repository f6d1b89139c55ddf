import type { Migration } from "kysely/migration";
import { foundation } from "./0001-foundation.ts";
import { marketScreens } from "./0002-market-screens.ts";
import { portfolio } from "./0003-portfolio.ts";
import { importKeys } from "./0004-import-keys.ts";
import { assistant } from "./0005-assistant.ts";
import { strategy } from "./0006-strategy.ts";
import { jobs } from "./0007-jobs.ts";
import { mail } from "./0008-mail.ts";
import { newsletter } from "./0009-newsletter.ts";
import { alerts } from "./0010-alerts.ts";
import { newsletterSettings } from "./0011-newsletter-settings.ts";
import { newsletterLinks } from "./0012-newsletter-links.ts";
import { newsletterMail } from "./0013-newsletter-mail.ts";
import { push } from "./0014-push.ts";
import { newsletterReading } from "./0015-newsletter-reading.ts";
import { accessTokens } from "./0016-access-tokens.ts";
import { emailConfirmation } from "./0017-email-confirmation.ts";
import { usersAndSessions } from "./0018-users-and-sessions.ts";
import { portfolioShares } from "./0019-portfolio-shares.ts";
import { photos } from "./0020-photos.ts";
import { pushSessions } from "./0021-push-sessions.ts";
import { signInProofs } from "./0022-sign-in-proofs.ts";
import { secondFactor } from "./0023-second-factor.ts";
import { passkeys } from "./0024-passkeys.ts";
import { hostedSessions } from "./0025-hosted-sessions.ts";
import { userKeys } from "./0026-user-keys.ts";
import { notesAndTakenKeys } from "./0027-notes-and-taken-keys.ts";
import { keptReplies } from "./0028-kept-replies.ts";
import { readiness } from "./0029-readiness.ts";
import { mailPriority } from "./0030-mail-priority.ts";
import { sourceSwitches } from "./0031-source-switches.ts";
import { importBatches } from "./0032-import-batches.ts";
import { deletedLinesIndex } from "./0033-deleted-lines-index.ts";
import { notes } from "./0034-notes.ts";
import { conversationModel } from "./0035-conversation-model.ts";
import { sharedState } from "./0036-shared-state.ts";
import { scheduledQuestions } from "./0037-scheduled-questions.ts";
import { namedLots } from "./0045-named-lots.ts";
import { calendarEvents } from "./0044-calendar-events.ts";
import { otherCurrencies } from "./0046-other-currencies.ts";
import { alertPriceDay } from "./0043-alert-price-day.ts";
import { alertFacts } from "./0038-alert-facts.ts";
import { userWrites } from "./0039-user-writes.ts";
import { secretCheck } from "./0040-secret-check.ts";
import { chartDrawings } from "./0041-chart-drawings.ts";
import { shareClasses } from "./0042-share-classes.ts";

/** In the order they are carried out; a name once released is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  "0001-foundation": foundation,
  "0002-market-screens": marketScreens,
  "0003-portfolio": portfolio,
  "0004-import-keys": importKeys,
  "0005-assistant": assistant,
  "0006-strategy": strategy,
  "0007-jobs": jobs,
  "0008-mail": mail,
  "0009-newsletter": newsletter,
  "0010-alerts": alerts,
  "0011-newsletter-settings": newsletterSettings,
  "0012-newsletter-links": newsletterLinks,
  "0013-newsletter-mail": newsletterMail,
  "0014-push": push,
  "0015-newsletter-reading": newsletterReading,
  "0016-access-tokens": accessTokens,
  "0017-email-confirmation": emailConfirmation,
  "0018-users-and-sessions": usersAndSessions,
  "0019-portfolio-shares": portfolioShares,
  "0020-photos": photos,
  "0021-push-sessions": pushSessions,
  "0022-sign-in-proofs": signInProofs,
  "0023-second-factor": secondFactor,
  "0024-passkeys": passkeys,
  "0025-hosted-sessions": hostedSessions,
  "0026-user-keys": userKeys,
  "0027-notes-and-taken-keys": notesAndTakenKeys,
  "0028-kept-replies": keptReplies,
  "0029-readiness": readiness,
  "0030-mail-priority": mailPriority,
  "0031-source-switches": sourceSwitches,
  "0032-import-batches": importBatches,
  "0033-deleted-lines-index": deletedLinesIndex,
  "0034-notes": notes,
  "0035-conversation-model": conversationModel,
  "0036-shared-state": sharedState,
  "0037-scheduled-questions": scheduledQuestions,
  "0038-alert-facts": alertFacts,
  "0039-user-writes": userWrites,
  "0040-secret-check": secretCheck,
  "0041-chart-drawings": chartDrawings,
  "0042-share-classes": shareClasses,
  "0043-alert-price-day": alertPriceDay,
  "0044-calendar-events": calendarEvents,
  "0045-named-lots": namedLots,
  "0046-other-currencies": otherCurrencies,
};

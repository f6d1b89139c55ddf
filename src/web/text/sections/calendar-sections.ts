import { calendar as calendarEn, events as eventsEn } from "../en-calendar.ts";
import { inPageLanguage } from "../in-page-language.ts";

export const calendar = /* @__PURE__ */ inPageLanguage({ en: calendarEn }, calendarEn);
export const events = /* @__PURE__ */ inPageLanguage({ en: eventsEn }, eventsEn);

import { calendar as calendarEn, events as eventsEn } from "../en/calendar.ts";
import { inPageLanguage } from "../translation.ts";

export const calendar = /* @__PURE__ */ inPageLanguage("calendar", calendarEn);
export const events = /* @__PURE__ */ inPageLanguage("events", eventsEn);

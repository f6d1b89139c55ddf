/** The kinds of events in a calendar. */
export const calendarTypes = ["earnings", "dividends", "economic", "ipo", "splits"] as const;
export type CalendarType = (typeof calendarTypes)[number];

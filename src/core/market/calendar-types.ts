/** The kinds of events a calendar tells. */
export const calendarTypes = ["earnings", "dividends", "economic", "ipo", "splits"] as const;
export type CalendarType = (typeof calendarTypes)[number];

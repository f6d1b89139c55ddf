/** When a question is asked: every day, Monday to Friday, or one day of the week. */
export const scheduleDays = [
  "daily",
  "weekdays",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

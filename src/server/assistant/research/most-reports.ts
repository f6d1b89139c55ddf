/** Reports that are kept of somebody. */
export const mostReports = 100;

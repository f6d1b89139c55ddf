/** Reports that are kept of somebody. */
export const maxReports = 100;

/** The placeholder for an unknown value. */
export const missing = "—";

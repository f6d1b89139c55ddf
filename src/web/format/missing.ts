/** Stands for a value nobody knows. */
export const missing = "—";

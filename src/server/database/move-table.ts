/** Exists while data is moved into a database, which is incomplete until then. */
export const moveTable = "data_move";

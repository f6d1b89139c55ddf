/** There while data is moved into a database: until then it isn't whole. */
export const moveTable = "data_move";

/** The shell's dialogs, one at a time. */
export type Overlay = "palette" | "shortcuts" | "about" | "more" | "sign-out-problem";

/** Keys as a keyboard has them. */
export const keyNames = {
  Ctrl: "Ctrl",
  Shift: "Shift",
  Enter: "Enter",
  Esc: "Esc",
};

/** Returns true while a modal dialog is open. */
export function isDialogOpen(): boolean {
  return document.querySelector("dialog:modal") !== null;
}

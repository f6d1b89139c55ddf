/** Whether a dialog has the page to itself. */
export function isDialogOpen(): boolean {
  return document.querySelector("dialog:modal") !== null;
}

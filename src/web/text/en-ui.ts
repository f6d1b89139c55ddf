/** The words of pieces that know no finance. */
export const ui = {
  retry: "Retry",
  details: "Details",
  copy: "Copy",
  copied: "Copied",
  close: "Close",
  cancel: "Cancel",
  save: "Save",
  showPassword: "Show password",
  panelMissing: "This panel could not be loaded.",
  panelStopped: "This panel stopped.",
  reloadPanel: "Reload panel",
};

export const product = "Bellwether";

export const documentTitle = (title: string): string => `${title} · Bellwether`;

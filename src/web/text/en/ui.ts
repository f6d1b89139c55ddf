/** Text of general-purpose components. */
export const ui = {
  retry: "Retry",
  details: "Details",
  copy: "Copy",
  copied: "Copied",
  close: "Close",
  cancel: "Cancel",
  save: "Save",
  filters: (count: number) => (count === 0 ? "Filters" : `Filters (${count})`),
  showResults: "Show results",
  showPassword: "Show password",
  panelMissing: "Couldn't load this panel.",
  panelStopped: "This panel stopped.",
  reloadPanel: "Reload panel",
  serverUnreachable: "Couldn't reach the server",
  connectionLost: "Lost the connection to the server",
  quoted: (words: string) => `“${words}”`,
};

export const product = "Bellwether";

export const documentTitle = (title: string): string => `${title} · Bellwether`;

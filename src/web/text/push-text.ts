import { inPageLanguage } from "./in-page-language.ts";

const en = {
  title: "Notifications on your devices",
  loading: "Loading your devices…",
  failed: "Your devices could not be loaded.",
  note: "Alerts that you set to tell your devices come here, also while Bellwether is not open. What they say is encrypted for your device; its browser's maker sees only that something came.",
  here: "On this device",
  asks: "Your browser asks first.",
  isOn: "This browser shows your alerts.",
  obstacles: {
    insecure: "Browsers allow notifications only over https or on localhost. Ask the host of this server for https.",
    unsupported:
      "This browser has no notifications from servers. On an iPhone, add Bellwether to the home screen first.",
    blocked: "Notifications of this site are blocked in the browser. Allow them in its settings, then reload.",
  },
  problems: {
    blocked: "The browser was told to block notifications of this site.",
    dismissed: "The browser's question was left unanswered.",
    "no-service": "The browser's push service did not answer. Try again later.",
  },
  thisOne: "This device",
  since: "Since",
  lastSent: "last sent",
  noneSent: "nothing sent yet",
  lastProblem: "Last problem",
  test: "Test",
  testOf: (label: string) => `Send a test to ${label}`,
  testing: "Sending…",
  remove: "Remove",
  removeOf: (label: string) => `Remove ${label}`,
  sent: "Sent. It should appear in a moment.",
  gone: (label: string) => `${label} has turned notifications off, and is no device of yours any more.`,
  testFailed: (reason: string) => `Not sent: ${reason}`,
  removeFailed: (reason: string) => `Not removed: ${reason}`,
  also: "Also as a notification on my devices",
  hereAnd: (others: number) =>
    others === 0 ? "On this device." : `On this device and ${others === 1 ? "1 other" : `${others} others`}.`,
  elsewhere: (labels: string) => `On ${labels}, not on this device.`,
  addsThis: (labels: string) => `On ${labels}. Switched on here, this device is added.`,
};

/** Words about notifications on devices: apart from the rest, so that only what shows them loads them. */
export const pushText = inPageLanguage({ en }, en);

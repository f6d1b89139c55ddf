/** What a device shows. Small, and without a secret: push services carry it encrypted, but a locked screen shows it. */
export interface PushNotification {
  readonly title: string;
  readonly body: string;
  /** What a tap opens, within the app. */
  readonly path: string;
  /** One that comes twice is shown once. */
  readonly tag: string;
  /** Of several under one topic that wait for a device only the newest is kept. */
  readonly topic: string;
}

/** The content a device shows. Small and without secrets: it is encrypted in transit but visible on a locked screen. */
export interface PushNotification {
  readonly title: string;
  readonly body: string;
  /** The page that a tap opens. */
  readonly path: string;
  /** One that comes twice is shown once. */
  readonly tag: string;
  /** Only the newest of several waiting under one topic is kept. */
  readonly topic: string;
}

/** A backup can't be made, read or restored. The message is for the person who asked for it. */
export class BackupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "BackupError";
  }
}

/** The person who asked for a backup has cancelled it. */
export class BackupCancelled extends BackupError {}

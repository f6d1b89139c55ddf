const ownerKey = "bellwether-push-owner";
const deviceKey = "bellwether-push-device";

/** Returns the id of the user whose notifications this browser shows; null without one. */
export function pushOwner(): string | null {
  return read(ownerKey);
}

/**
 * Stores the owner, or that there is none. Without storage, a browser that changes hands keeps the old notifications
 * until its next user turns them on.
 */
export function storePushOwner(userId: string | null): void {
  write(ownerKey, userId);
  if (userId === null) write(deviceKey, null);
}

/** Returns the device id last confirmed by the server; null if unknown. */
export function storedDeviceId(): string | null {
  return read(deviceKey);
}

/** Stores the device id confirmed by the server. */
export function storeDeviceId(id: string): void {
  write(deviceKey, id);
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Browsers may refuse storage.
  }
}

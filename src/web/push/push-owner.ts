const ownerKey = "bellwether-push-owner";
const deviceKey = "bellwether-push-device";

/** Whose notifications this browser shows; null: nobody's. */
export function pushOwner(): string | null {
  return read(ownerKey);
}

/** Remembers whose they are, or that they are nobody's. Without storage a browser that changes hands keeps them until its next owner turns them on. */
export function keepPushOwner(userId: string | null): void {
  write(ownerKey, userId);
  if (userId === null) write(deviceKey, null);
}

/** The device that the server was last told of; null: nobody knows. */
export function keptDeviceId(): string | null {
  return read(deviceKey);
}

/** Remembers which device the server was told of. */
export function keepDeviceId(id: string): void {
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
    // A browser may refuse storage.
  }
}

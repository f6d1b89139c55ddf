/** The browser's offer to install the application (Chromium only). */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let held: InstallPrompt | null = null;
const listeners = new Set<() => void>();

/** Keeps the browser's offer for Settings, so that it doesn't interrupt anybody. */
export function holdInstallPrompt(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    set(event as InstallPrompt);
  });
  window.addEventListener("appinstalled", () => set(null));
}

export function installPrompt(): InstallPrompt | null {
  return held;
}

export function onInstallPrompt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: InstallPrompt | null): void {
  held = next;
  for (const listener of listeners) listener();
}

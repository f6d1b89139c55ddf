import { askWorker, tellWorker } from "./worker.ts";
import { offerVersion } from "./version.ts";

const updateMs = 3_600_000;

/**
 * Offers to reload once a newer version of the application is stored completely. A page of that version takes it over
 * silently. Nothing reloads by itself. Returns the function that stops it.
 */
export function followVersions(registration: ServiceWorkerRegistration): () => void {
  const { serviceWorker } = navigator;
  const own = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? "";
  const first = serviceWorker.controller;
  let wantsReload = false;

  const consider = async (): Promise<void> => {
    const { waiting } = registration;
    if (waiting === null) return;
    const build = await askWorker("build", waiting);
    if (build === own) return tellWorker("take over", waiting);
    offerVersion(() => {
      wantsReload = true;
      tellWorker("take over", waiting);
    });
  };
  const watch = (): void => {
    registration.installing?.addEventListener("statechange", () => void consider());
  };
  const changed = async (): Promise<void> => {
    if (wantsReload) location.reload();
    else if (first !== null && (await askWorker("build")) !== own) offerVersion(() => location.reload());
  };
  const onChange = (): void => void changed();
  const look = (): void => {
    if (!document.hidden) void registration.update().catch(() => {});
  };

  const timer = setInterval(look, updateMs);
  registration.addEventListener("updatefound", watch);
  serviceWorker.addEventListener("controllerchange", onChange);
  watch();
  void consider();
  // The worker became active while this page was on its way.
  if (first === null) tellWorker("claim", registration.active);
  // In the language that was chosen last.
  tellWorker("store page", serviceWorker.controller);
  return () => {
    clearInterval(timer);
    registration.removeEventListener("updatefound", watch);
    serviceWorker.removeEventListener("controllerchange", onChange);
  };
}

import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./routes.tsx";
import { installDefaultPolicy } from "./shell/default-policy.ts";
import { keepComposedKeys } from "./ui/composed-keys.ts";

installDefaultPolicy();
keepComposedKeys();
const root = document.querySelector("#root");
if (root === null) throw new Error("index.html has no #root");
const application = createRoot(root);
// A transition renders in short pieces.
startTransition(() =>
  application.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);

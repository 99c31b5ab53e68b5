import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { readablePath } from "#domain/pages/readable-path.ts";
import { readyToHydrate } from "./head/hydrate-after.ts";
import { takeBrandOfPage } from "./head/take-brand-of-page.ts";

// The server has shown this address; the router would trip over the other.
const { pathname } = globalThis.location;
const path = readablePath(pathname);
if (path !== pathname) globalThis.history.replaceState(null, "", path);

takeBrandOfPage();
void readyToHydrate().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  }),
);

import { useEffect } from "react";
import { useLocation } from "react-router";
import { get } from "#app/api/request.ts";
import { type Loaded, useLoaded } from "#app/fetching/use-loaded.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { isNamesCopy, type NamesCopy } from "#domain/names/device/names-copy.ts";
import { NAMES_COPY_PATH } from "./names-copy-path.ts";
import { askedIn } from "./offline-path.ts";
import { whenAnswered } from "./when-answered.ts";
import { pagesOnDevice, type ReadPage } from "./pages-on-device.ts";

export type NamesOnDevice =
  | { readonly state: "unknown" }
  | { readonly state: "missing" }
  | { readonly state: "here"; readonly copy: NamesCopy };

type DeviceCopy = {
  /** The page that was wanted instead of this one. */
  readonly asked: string | null;
  readonly names: NamesOnDevice;
  readonly read: readonly ReadPage[] | null;
};

/** What this device holds. Looked up in the browser: the server's page, which the worker keeps, knows nothing of it. */
export function useDeviceCopy(): DeviceCopy {
  const { search } = useLocation();
  const copy = useLoaded(loadCopy);
  const read = useLoaded(pagesOnDevice);
  const asked = useHydrated() ? askedIn(search) : null;

  useEffect(() => {
    if (asked === null) return;
    return whenAnswered(asked, () => globalThis.location.replace(asked));
  }, [asked]);

  const pages = read.state === "failed" ? [] : null;
  return { asked, names: namesIn(copy), read: read.state === "loaded" ? read.value : pages };
}

function loadCopy(signal: AbortSignal): Promise<NamesCopy> {
  return get(NAMES_COPY_PATH, isNamesCopy, { signal });
}

function namesIn(copy: Loaded<NamesCopy>): NamesOnDevice {
  switch (copy.state) {
    case "loading":
      return { state: "unknown" };
    case "failed":
      return { state: "missing" };
    case "loaded":
      return { state: "here", copy: copy.value };
  }
}

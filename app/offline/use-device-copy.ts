import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { request } from "#app/api/request.ts";
import { useIsAlive } from "#app/ui/use-is-alive.ts";
import type { NamesCopy } from "#domain/names/names-copy.ts";
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

const UNKNOWN: NamesOnDevice = { state: "unknown" };

/** What this device holds. Looked up in the browser: the server's page, which the worker keeps, knows nothing of it. */
export function useDeviceCopy(): DeviceCopy {
  const { search } = useLocation();
  const [names, setNames] = useState(UNKNOWN);
  const [read, setRead] = useState<readonly ReadPage[] | null>(null);
  const asked = useIsAlive() ? askedIn(search) : null;

  useEffect(() => {
    request<NamesCopy>("GET", NAMES_COPY_PATH).then(
      (copy) => setNames({ state: "here", copy }),
      () => setNames({ state: "missing" }),
    );
    pagesOnDevice().then(setRead, () => setRead([]));
  }, []);

  useEffect(() => {
    if (asked === null) return;
    return whenAnswered(asked, () => globalThis.location.replace(asked));
  }, [asked]);

  return { asked, names, read };
}

import { useRef, useState } from "react";
import { USUAL_MOOD } from "#domain/names/draw/mood.ts";
import type { GenderFilter } from "#domain/names/entry/gender.ts";
import { areSummaries, type NameSummary } from "#domain/names/entry/name-summary.ts";
import { get } from "#app/api/request.ts";
import { orFromDevice } from "#app/offline/or-from-device.ts";
import { SIDEBAR_SIZE, type SidebarSet } from "./sidebar-set.ts";

type Drawn =
  | { readonly state: "nothing yet" }
  | { readonly state: "drawing"; readonly names: readonly NameSummary[] }
  | { readonly state: "failed"; readonly names: readonly NameSummary[]; readonly error: Error | null }
  /** By the server, or without a network by this device. */
  | { readonly state: "drawn"; readonly names: readonly NameSummary[]; readonly fromDevice: boolean };

/** The names of the sidebar; what was drawn before stays until the next names are there. */
export function useSidebarNames(sent: SidebarSet | null) {
  const [drawn, setDrawn] = useState<Drawn>(
    sent === null ? { state: "nothing yet" } : { state: "drawn", names: sent.names, fromDevice: false },
  );
  const last = useRef(0);
  const names = drawn.state === "nothing yet" ? [] : drawn.names;

  async function draw(gender: GenderFilter): Promise<void> {
    // Only the newest click's answer is shown.
    const turn = ++last.current;
    setDrawn({ state: "drawing", names });
    try {
      const path = `/api/names/generate?count=${SIDEBAR_SIZE}&gender=${gender}`;
      const { answer, fromDevice } = await orFromDevice(
        (signal) => get(path, areSummaries, { signal }),
        (device) => device.draw(SIDEBAR_SIZE, { gender }, USUAL_MOOD),
      );
      if (turn === last.current) setDrawn({ state: "drawn", names: answer, fromDevice });
    } catch (error) {
      if (turn !== last.current) return;
      setDrawn({ state: "failed", names, error: error instanceof Error ? error : null });
    }
  }

  return { drawn, names, draw };
}

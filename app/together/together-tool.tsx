import { useEffect, useRef, useState } from "react";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { type PooledName, poolOfNames } from "#domain/together/judging/name-pool.ts";
import { TryAgain } from "#app/fetching/try-again.tsx";
import type { LoadFields } from "./judging/deck-filters.tsx";
import { Arriving } from "./link/arriving.tsx";
import { useArrival } from "./link/use-arrival.ts";
import { PartnerCards } from "./partner/partner-cards.tsx";
import { RoomSection } from "./room/room-section.tsx";
import { STEP_HEADING } from "./step-heading.tsx";
import { type Step, useStep } from "./steps.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { useFrameAway } from "./use-frame-away.ts";
import { useNamePool } from "./use-name-pool.ts";
import { useStartFromSaved } from "./use-start-from-saved.ts";
import { Wizard } from "./wizard.tsx";

type Props = {
  /** The first hand of whoever begins: it comes with the page, the whole collection after it. */
  readonly first: readonly PooledName[];
  readonly loadFields: LoadFields;
};

/** What a link has brought, or the steps of choosing together. Everything is worked out here; the server knows only of sealed rooms. */
export function TogetherTool({ first, loadFields }: Props) {
  const loaded = useNamePool();
  const [begun] = useState(() => poolOfNames(first));
  const arrival = useArrival();
  useFrameAway(arrival.kind !== "none");
  useStartFromSaved(arrival.kind === "none");
  useFocusOnStep();

  if (loaded.state === "failed") {
    return (
      <div className="wiz needs-script tog-wait">
        <TryAgain words={TOGETHER_PAGE.failed} retry={loaded.retry} className="tog-card" />
      </div>
    );
  }
  // What is sent has decoys from the whole of it.
  const whole = loaded.state === "loaded" ? loaded.value : null;
  switch (arrival.kind) {
    case "pass":
      return <PartnerCards {...arrival} pool={whole} />;
    case "notice":
      return (
        <div className="wiz needs-script">
          <Arriving reading={arrival.reading} fragment={arrival.fragment} />
        </div>
      );
    case "none":
      return (
        <div className="needs-script tog-own">
          <Wizard pool={whole ?? begun} isWhole={whole !== null} loadFields={loadFields} />
          <RoomSection pool={whole} />
        </div>
      );
  }
}

/** The heading of a step takes the focus when one comes to it, but not when the page comes with it. */
function useFocusOnStep(): void {
  const step = useStep();
  const isHydrated = useHydrated();
  const shown = useRef<Step | null>(null);
  useEffect(() => {
    // The server never sees the step: the first that is true is the one that the page came with.
    if (!isHydrated || shown.current === step) return;
    const isFirst = shown.current === null;
    shown.current = step;
    if (isFirst) return;
    (document.getElementById(STEP_HEADING) ?? document.getElementById("cards"))?.focus();
  }, [isHydrated, step]);
}

import { useState } from "react";
import { useWhenIdle } from "#app/ui/use-when-idle.ts";

const loadSteps = () => import("./install-steps.tsx");

/** The steps of an installation by hand. Few read them, so they come when they are about to be seen. */
export function LoadedSteps() {
  const [isNear, setNear] = useState(false);
  const watch = (place: Element | null) =>
    place === null ? undefined : whenNear(place, () => setNear(true));
  return isNear ? <Steps /> : <div ref={watch} />;
}

function Steps() {
  const loaded = useWhenIdle(loadSteps);
  return loaded === undefined ? null : <loaded.InstallSteps />;
}

/** Calls back two screens before the place is scrolled to, so that nothing moves in sight; returns how to give that up. */
function whenNear(place: Element, callback: () => void): () => void {
  const seen = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting === true) callback();
    },
    { rootMargin: "200%" },
  );
  seen.observe(place);
  return () => seen.disconnect();
}

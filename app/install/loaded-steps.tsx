import { useWhenIdle } from "#app/ui/use-when-idle.ts";

const loadSteps = () => import("./install-steps.tsx");

/** The steps of an installation by hand. Few read them, so they come when they are shown. */
export function LoadedSteps() {
  const loaded = useWhenIdle(loadSteps);
  return loaded === undefined ? null : <loaded.InstallSteps />;
}

import { useWhenIdle } from "#app/ui/use-when-idle.ts";

const loadParts = () => import("./late-parts.tsx");

/** Parts of every page that are fetched once it is at rest. */
export function Late() {
  const parts = useWhenIdle(loadParts);
  return parts === undefined ? null : <parts.LateParts />;
}

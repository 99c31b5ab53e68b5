import { useAtRest } from "#app/ui/use-at-rest.ts";

const loadParts = () => import("./late-parts.tsx");

/** Parts of every page that are fetched once it is at rest. */
export function Late() {
  const parts = useAtRest(loadParts);
  return parts === undefined ? null : <parts.LateParts />;
}

import { useEffect, useState } from "react";
import type { Standards } from "#domain/growth/standards.ts";
import { loadStandards } from "./load-standards.ts";

/** WHO's tables once they have come; null when they could not be fetched, undefined until then. */
export function useStandards(): Standards | null | undefined {
  const [standards, setStandards] = useState<Standards | null>();
  useEffect(() => void loadStandards().then(setStandards, () => setStandards(null)), []);
  return standards;
}

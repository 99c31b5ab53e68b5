import { useLocation } from "react-router";
import { useHydrated } from "./use-hydrated.ts";

/**
 * The query of the address. A copy on this device is of the page without a query, whatever its address asks: it is taken over
 * as it was sent, and put right at once.
 */
export function useSentSearch(sent: string): string {
  const { search } = useLocation();
  return useHydrated() ? search : sent;
}

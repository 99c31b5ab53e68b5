import { QueryClient } from "@tanstack/react-query";
import { request } from "./request.ts";

/** The constants of all data fetching: nothing is asked for again by itself, nothing is tried twice. */
const FETCHING = {
  refetchInterval: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
  // Offline is answered by the call itself, at once; a paused query would only show its skeleton for ever.
  networkMode: "always",
} as const;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        ...FETCHING,
        queryFn: ({ queryKey, signal }) => request("GET", queryKey.join("/"), undefined, { signal }),
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

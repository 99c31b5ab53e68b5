import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { createQueryClient } from "./query-client.ts";

let ofThisBrowser: QueryClient | undefined;

/** What was fetched, for the screens inside. One memory for the whole visit in the browser, one for each page on the server. */
export function Queries({ children }: { readonly children: ReactNode }) {
  const [client] = useState(() =>
    typeof document === "undefined" ? createQueryClient() : (ofThisBrowser ??= createQueryClient()),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

import { errorOf, type LoggedError, loggedError } from "#server/http/log/logged-error.ts";
import type { SavedEntry, SavedListReading } from "#domain/saved-names/visit.ts";

/** A browser's list as plain data, read before the page is rendered. */
export type ListData =
  | { readonly kind: "none" }
  | {
      readonly kind: "list";
      readonly entries: readonly SavedEntry[];
      /** What the answer sets when the page shows the list. */
      readonly cookies: readonly string[];
    }
  /** Storage cannot give it; how that is answered. */
  | {
      readonly kind: "away";
      readonly status: number;
      readonly headers: readonly (readonly [string, string])[];
      readonly text: string;
    }
  /** What nobody has foreseen: a page that reads the list breaks by it. */
  | { readonly kind: "broken"; readonly fault: LoggedError };

/** Reads the list of a browser that brings a number. The session throws a Response where storage does not answer. */
export async function readListData(session: SavedListReading): Promise<ListData> {
  if (!session.known) return { kind: "none" };
  try {
    return { kind: "list", entries: await session.list(), cookies: session.cookies() };
  } catch (error) {
    if (!(error instanceof Response)) return { kind: "broken", fault: loggedError(error) };
    return { kind: "away", status: error.status, headers: [...error.headers], text: await error.text() };
  }
}

/** The list as screens read it. Its cookies go with an answer that has read it, and with no other. */
export function readingOf(data: ListData): SavedListReading {
  let wasRead = false;
  return {
    known: data.kind !== "none",
    async list() {
      wasRead = true;
      if (data.kind === "none") return [];
      if (data.kind === "list") return data.entries;
      if (data.kind === "broken") throw errorOf(data.fault);
      // What a router shows is thrown as a Response.
      throw new Response(data.text, {
        status: data.status,
        headers: new Headers(data.headers.map(([name, value]): [string, string] => [name, value])),
      });
    },
    cookies: () => (wasRead && data.kind === "list" ? data.cookies : []),
  };
}

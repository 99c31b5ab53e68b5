import { withNotice } from "./faults/form-notice-words.ts";

/** The page of ours that sent a form, without what another form had done there; otherwise the page given. */
export function cameFrom(request: Request, origin: string, otherwise: string): string {
  const referrer = request.headers.get("referer");
  if (referrer === null || !URL.canParse(referrer)) return otherwise;
  const { origin: from, pathname, search } = new URL(referrer);
  // One slash only: "//elsewhere" would lead to another site.
  if (from !== origin || pathname.startsWith("//")) return otherwise;
  return withNotice(pathname + search, null);
}

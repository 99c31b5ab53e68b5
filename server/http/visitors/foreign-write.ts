const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/** What of a request tells where it was started from. */
export type Provenance = {
  readonly method: string;
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
};

/**
 * Whether a state-changing request was started by another site's page. Browsers send Origin or Sec-Fetch-Site;
 * a request with neither is no browser and carries nobody's cookie unknowingly, so it is let through.
 */
export function isForeignWrite(request: Provenance, ownOrigin: string): boolean {
  if (SAFE_METHODS.has(request.method)) return false;
  if (request.origin !== undefined) return request.origin !== ownOrigin;
  if (request.fetchSite !== undefined)
    return request.fetchSite !== "same-origin" && request.fetchSite !== "none";
  return false;
}

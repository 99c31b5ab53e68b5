import type { Page } from "@playwright/test";

/** All that a page sends from now on: method, address and body of each request, as they come. */
export function sentBy(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on("request", (request) =>
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`),
  );
  return sent;
}

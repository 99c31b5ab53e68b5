import { expect, test } from "vitest";
import { z } from "zod";
import { PRINTABLES } from "#content/printables/printables.ts";
import { PAPER_SIZES, pdfPath, templatePath } from "#domain/printables/printable.ts";
import { openApp } from "#tests/support/servers/app-under-test.ts";
import { IS_FULL } from "#tests/support/matrix.ts";

const LARGEST_BYTES = 200_000;

const { app } = await openApp({ env: { PUBLIC_URL: "https://names.example.org" } });
const at = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  app.request(path, { headers });
const messageOf = async (response: Response) =>
  z.object({ message: z.string() }).parse(await response.json()).message;

/** In `npm test` one in turn: what is on each paper is looked at in make-pdf.test.ts. */
const papersFor = (place: number) =>
  IS_FULL ? PAPER_SIZES : PAPER_SIZES.filter((_, paper) => paper === place % PAPER_SIZES.length);

test("every sheet can be had on paper, with a name of its own, and is no heavy load", async () => {
  for (const [place, printable] of PRINTABLES.entries()) {
    for (const paper of papersFor(place)) {
      // One after the other: each fills the memory for a moment.
      const answer = await at(pdfPath(printable, paper));
      expect(answer.status, printable.id).toBe(200);
      expect(answer.headers.get("content-type")).toBe("application/pdf");
      expect(answer.headers.get("content-disposition")).toBe(
        `inline; filename="namekin-${printable.id}.pdf"`,
      );
      expect(answer.headers.get("cache-control")).toBe("public, max-age=86400");
      expect(answer.headers.get("link")).toBe(
        `<https://names.example.org${templatePath(printable.id)}>; rel="canonical"`,
      );
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
      expect(Number(answer.headers.get("content-length"))).toBe(bytes.byteLength);
      expect(bytes.byteLength, `${printable.id} on ${paper}`).toBeLessThan(LARGEST_BYTES);
    }
  }
}, 60_000);

test("Letter is what everybody gets who asks for no paper", async () => {
  const [plain, letter, a4] = await Promise.all(
    ["", "?paper=letter", "?paper=a4"].map((query) => at(`/api/printables/feeding-log.pdf${query}`)),
  );
  expect(plain?.headers.get("etag")).toBe(letter?.headers.get("etag"));
  expect(plain?.headers.get("etag")).not.toBe(a4?.headers.get("etag"));
});

test("who has the file is told so, and nothing is sent", async () => {
  const etag = (await at("/api/printables/feeding-log.pdf")).headers.get("etag") ?? "";
  const again = await at("/api/printables/feeding-log.pdf", { "if-none-match": etag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  expect((await at("/api/printables/feeding-log.pdf", { "if-none-match": '"other"' })).status).toBe(200);
});

test("another paper is 400, an unknown sheet 404, another method 405, all in words", async () => {
  const paper = await at("/api/printables/feeding-log.pdf?paper=legal");
  expect(paper.status).toBe(400);
  expect(paper.headers.get("content-type")).toBe("application/problem+json");
  expect(await messageOf(paper)).toBe('The paper must be "letter" or "a4".');
  const twice = await at("/api/printables/feeding-log.pdf?paper=a4&paper=a4");
  expect(twice.status).toBe(400);
  for (const file of ["xyz.pdf", "feeding-log", "feeding-log.png", "constructor.pdf", ".pdf"]) {
    const unknown = await at(`/api/printables/${file}`);
    expect(unknown.status, file).toBe(404);
    expect(unknown.headers.get("content-type"), file).toBe("application/problem+json");
  }
  expect((await app.request("/api/printables/feeding-log.pdf", { method: "POST" })).status).toBe(405);
  const head = await app.request("/api/printables/feeding-log.pdf", { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
});

import { expect, test } from "vitest";
import type { ReportOutcome } from "#domain/contact/contact.ts";
import { answerReport } from "./answer-report.ts";

const DRAFT = { name: "Zoë", topic: "meaning", proposed: "life", source: "", email: "" };

const answer = (outcome: ReportOutcome, typed: Readonly<Record<string, string>> = DRAFT) =>
  answerReport(
    { report: async () => outcome, send: async () => ({ kind: "failed" }) },
    new Request("https://names.example/names/corrections", {
      method: "POST",
      body: new URLSearchParams(typed),
    }),
  );

test("a report that was received leads to the empty form, which says so", async () => {
  const answered = await answer({ kind: "received" });
  if (!(answered instanceof Response)) throw new Error("It should lead elsewhere.");
  expect([answered.status, answered.headers.get("location")]).toEqual([
    303,
    "/names/corrections?sent=1#report",
  ]);
});

test.for([
  [{ kind: "too many", seconds: 720 }, 429, "That was a lot at once. Please wait 12 minutes and try again."],
  [{ kind: "failed" }, 503, "Please try again later."],
] as const)("one that was not says why and keeps what was typed: %o", async ([outcome, status, refusal]) => {
  expect(await answer(outcome)).toMatchObject({
    init: { status },
    data: { draft: DRAFT, faults: {}, refusal },
  });
});

test("a field that is far too long comes back cut, so that the page is not as long as the longest body", async () => {
  const faults = { name: "Please keep this to 60 characters; it has 5,000." };
  const answered = await answer({ kind: "invalid", faults }, { ...DRAFT, name: "z".repeat(5_000) });
  expect(answered).toMatchObject({ data: { draft: { name: "z".repeat(600) }, faults, refusal: null } });
});

import { describe, expect, test } from "vitest";
import { answerForm } from "./answer-form.ts";
import type { FormOutcome } from "./change-by-form.ts";

const ORIGIN = "https://names.example";
const COOKIE = "visitor=abc; HttpOnly";

const answer = (outcome: FormOutcome, referer?: string) =>
  answerForm(
    outcome,
    { cookies: () => [COOKIE] },
    new Request(`${ORIGIN}/saved`, { method: "POST", headers: referer === undefined ? {} : { referer } }),
    ORIGIN,
  );
const placeAfter = (outcome: FormOutcome, referer?: string) =>
  answer(outcome, referer).headers.get("location");
const CHANGED = { kind: "changed" } as const;

describe("After a form", () => {
  test("the browser goes back to the page that sent it, with its cookie", () => {
    const { status, headers } = answer(CHANGED, `${ORIGIN}/?q=hazel`);
    expect([status, headers.get("location"), headers.getSetCookie()]).toEqual([303, "/?q=hazel", [COOKIE]]);
  });

  test("it says what was done, at the button that was pressed", () => {
    const saved = { kind: "saved", place: "save-hazel" } as const;
    expect(placeAfter(saved, `${ORIGIN}/?q=hazel`)).toBe("/?q=hazel&done=saved#save-hazel");
    expect(placeAfter({ kind: "removed", place: "" }, `${ORIGIN}/names/hazel?done=saved`)).toBe(
      "/names/hazel?done=removed",
    );
    expect(placeAfter(saved)).toBe("/saved?done=saved#save-hazel");
    expect(placeAfter(CHANGED, `${ORIGIN}/names/hazel?done=saved`)).toBe("/names/hazel");
  });

  test("it never goes to another site, however it came", () => {
    for (const referer of [undefined, "nonsense", "https://evil.example/x", `${ORIGIN}//evil.example/x`])
      expect(placeAfter(CHANGED, referer)).toBe("/saved");
  });

  test("a notice of the page is not shown twice", () => {
    expect(placeAfter(CHANGED, `${ORIGIN}/saved?added=3`)).toBe("/saved");
  });

  test("it comes back to the row", () => {
    expect(placeAfter({ kind: "changed row", nameId: "hazel" })).toBe("/saved#name-hazel");
  });

  test("what was brought in is told", () => {
    const result = { added: 12, alreadySaved: 3, refused: 0, unknown: 1 };
    expect(placeAfter({ kind: "merged", result })).toBe("/saved?added=12&there=3&refused=0&unknown=1");
  });

  test("forgetting asks first, and then empties the device as well", () => {
    expect(placeAfter({ kind: "ask whether to forget" }, `${ORIGIN}/`)).toBe("/saved?forget=ask");
    const { headers } = answer({ kind: "forgotten" });
    expect([headers.get("location"), headers.get("clear-site-data")]).toEqual([
      "/saved?forget=done",
      '"cache", "storage"',
    ]);
  });

  test("a fault is thrown with its status and its sentence", () => {
    expect(() => answer({ kind: "fault", status: 409, message: "Full." })).toThrow(
      expect.objectContaining({ data: "Full.", init: { status: 409 } }),
    );
  });
});

import { expect, test } from "vitest";
import { checkReport, readNameReport } from "./name-report.ts";

const DRAFT = {
  name: " Zoë ",
  topic: "meaning",
  proposed: "life\r\n\u001b[2J\u202eeternal ",
  source: "Liddell\nand Scott",
  email: "",
};

test("a report is data, without white space around it, controls or marks of direction", () => {
  expect(checkReport(DRAFT)).toEqual({
    report: { name: "Zoë", topic: "meaning", proposed: "life\n[2Jeternal", source: "Liddell and Scott" },
    email: "",
  });
  expect(checkReport({ ...DRAFT, email: " ada@example.org", source: "" })).toMatchObject({
    report: { source: "" },
    email: "ada@example.org",
  });
});

test("all that is wrong is told at once, each beside its field", () => {
  expect(
    checkReport({ name: "42", topic: "color", proposed: " ", source: "x".repeat(501), email: "ada" }),
  ).toEqual({
    faults: {
      name: "Please enter one name.",
      topic: "Please choose what is wrong.",
      proposed: "Please write what it should say.",
      source: "Please keep this to 500 characters; it has 501.",
      email: "Please enter a valid email address.",
    },
  });
  expect(checkReport({ ...DRAFT, name: "a".repeat(61), proposed: "x".repeat(1_001) })).toMatchObject({
    faults: { name: expect.stringContaining("60"), proposed: expect.stringContaining("1,000") },
  });
});

test("what was kept is read back; what is no report is none", () => {
  const report = { name: "Zoë", topic: "sound-family", proposed: "Not with Joey", source: "" } as const;
  expect(readNameReport(report)).toEqual(report);
  expect(readNameReport({ ...report, topic: "color" })).toBeUndefined();
  expect(readNameReport(null)).toBeUndefined();
});

import { expect, test } from "vitest";
import { pastedNames } from "./pasted-names.ts";

const ids = (text: string) => pastedNames(text).map(({ nameId }) => nameId);

test("Names stand one on a line or between commas", () => {
  expect(ids("Hazel\nTheodore, Rowan;Ivy\r\n\r\n  Maeve\tZoe")).toEqual([
    "hazel",
    "theodore",
    "rowan",
    "ivy",
    "maeve",
    "zoe",
  ]);
});

test("Numbers and bullets in front are passed over", () => {
  expect(pastedNames("1. Hazel\n2) Ivy\n- Zoë\n• O'Brien")).toEqual([
    { typed: "Hazel", nameId: "hazel" },
    { typed: "Ivy", nameId: "ivy" },
    { typed: "Zoë", nameId: "zoe" },
    { typed: "O'Brien", nameId: "obrien" },
  ]);
});

test("A name counts once, however it is spelled", () => {
  expect(ids("Zoe, zoë, ZOE")).toEqual(["zoe"]);
});

test("What holds no letter that we know is kept apart, to be named", () => {
  expect(pastedNames("Олег, Юля, Ivy")).toEqual([
    { typed: "Олег", nameId: "" },
    { typed: "Юля", nameId: "" },
    { typed: "Ivy", nameId: "ivy" },
  ]);
});

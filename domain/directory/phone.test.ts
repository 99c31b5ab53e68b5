import { expect, test } from "vitest";
import { isPhone, phoneLink } from "./phone.ts";

test("numbers of the US, of other countries and short codes are called as they are", () => {
  for (const [phone, link] of [
    ["503-555-0100", "tel:+15035550100"],
    ["1-800-944-4773", "tel:+18009444773"],
    ["211", "tel:211"],
    ["+44 300 330 5453", "tel:+443003305453"],
    ["+1 416 555 0100", "tel:+14165550100"],
  ] as const) {
    expect(isPhone(phone), phone).toBe(true);
    expect(phoneLink(phone)).toBe(link);
  }
});

test("what nobody could dial is no number", () => {
  for (const phone of [
    "",
    "555-0100",
    "(503) 555-0100",
    "503-155-0100",
    "+44",
    "+44 1",
    "call us",
    "0300 330 5453",
  ])
    expect(isPhone(phone), phone).toBe(false);
});

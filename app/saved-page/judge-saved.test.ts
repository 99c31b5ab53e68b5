import { expect, test } from "vitest";
import { judgeSaved } from "./judge-saved.ts";

const surname = (last: string) => ({ last, sound: "" });

test("a saved name with the surname sounds good, or is said to weigh", () => {
  expect(judgeSaved("Hazel", surname("Whitfield"))).toBe("sounds good");
  expect(judgeSaved("Bryant", surname("Todd"))).toBe("1 caution");
  expect(judgeSaved("Olivia", surname("Alvarez"))).toBe("1 thing to listen for");
});

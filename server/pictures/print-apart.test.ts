import { expect, test } from "vitest";
import type { NameCard } from "./name-card.ts";
import { createPrint } from "./print-apart.ts";

const HAZEL: NameCard = {
  name: "Hazel",
  gender: "girl",
  origin: "English",
  meaning: "the hazel tree",
  glossed: true,
  spark: { girl: [1, 99, 40] },
  years: { firstYear: 1880, lastYear: 1883 },
};

test("a card that cannot be drawn fails alone: those behind it are drawn by a new press", async () => {
  const print = createPrint();
  const [impossible, hazel] = await Promise.allSettled([print({ ...HAZEL, name: "樹" }), print(HAZEL)]);
  expect(impossible.status).toBe("rejected");
  expect(hazel.status === "fulfilled" && hazel.value.subarray(1, 4).toString()).toBe("PNG");
});

test("the same card gives the same bytes", async () => {
  const print = createPrint();
  const [one, other] = await Promise.all([print(HAZEL), print(HAZEL)]);
  expect(one.equals(other)).toBe(true);
});

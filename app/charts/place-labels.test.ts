import { expect, test } from "vitest";
import { boxOf, type Label, placeLabels } from "./place-labels.ts";

const bounds = { left: 0, right: 234, top: 0, bottom: 266 };
const free = { lines: [], bounds };
const label = (x: number, y: number, sides: Label["sides"] = ["right", "aboveLeft", "belowLeft"]): Label => ({
  at: { x, y },
  lines: ["Peak, 1897", "1 in 100 girls"],
  sides,
});

const boxes = (labels: readonly Label[]) =>
  placeLabels(labels, free).flatMap((placed, place) => {
    const own = labels[place];
    return own === undefined ? [] : [boxOf(own, placed)];
  });

test("words stand at their best side when it is free", () => {
  expect(placeLabels([label(40, 60)], free)).toEqual([{ dx: 12, dy: -4.5, anchor: "start" }]);
});

test("words do not leave the plot", () => {
  expect(placeLabels([label(230, 60)], free)[0]?.anchor).toBe("end");
});

test("two labels at one place stand at least 18 pixels apart", () => {
  const [one, other] = boxes([label(234, 100), label(234, 104)]);
  if (one === undefined || other === undefined) throw new Error("two labels, two boxes");
  expect(one.bottom <= other.top || other.bottom <= one.top).toBe(true);
  expect(Math.abs(one.top - other.top)).toBeGreaterThanOrEqual(18);
});

test("five labels in a corner never cover each other", () => {
  const all = boxes(Array.from({ length: 5 }, (_, place) => label(200 + place * 8, 150 + place * 3)));
  all.forEach((box, place) =>
    all.slice(place + 1).forEach((other) => {
      const apart =
        box.right <= other.left ||
        other.right <= box.left ||
        box.bottom <= other.top ||
        other.bottom <= box.top;
      expect(apart).toBe(true);
    }),
  );
});

test("words rather stand where no line runs", () => {
  const lines = Array.from({ length: 40 }, (_, place) => ({ x: 135 + place, y: 60 }));
  const [placed] = placeLabels([label(120, 60, ["right", "left"])], { ...free, lines });
  expect(placed?.anchor).toBe("end");
});

test("words stand nearer to their own point than to any other", () => {
  const lines = Array.from({ length: 60 }, (_, place) => ({ x: 150 + place, y: 250 }));
  const [, placed] = placeLabels(
    [label(234, 200, ["aboveLeft"]), { ...label(234, 262, ["aboveLeft"]), lines: ["5 boys"] }],
    { lines, bounds },
  );
  expect(placed?.dy).toBe(-17);
});

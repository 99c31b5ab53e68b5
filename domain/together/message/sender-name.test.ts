import { expect, test } from "vitest";
import { senderName, splitSender, withSender } from "./sender-name.ts";

test("a first name goes behind the link and comes back", () => {
  const link = withSender("#t=AbC", " Zoë  Ann ");
  expect(link).toBe("#t=AbC&by=Zo%C3%AB%20Ann");
  expect(splitSender(link)).toEqual({ fragment: "#t=AbC", sender: "Zoë Ann" });
});

test("without a name the link is what it always was", () => {
  expect(withSender("#t=AbC", "  ")).toBe("#t=AbC");
  expect(splitSender("#t=AbC")).toEqual({ fragment: "#t=AbC", sender: "" });
});

test("what is no name is left out, and a long one is cut", () => {
  expect(senderName("<b>Sam</b> http://x.y")).toBe("bSamb httpx.y");
  expect(senderName("O’Neill-Smith Jr.")).toBe("O’Neill-Smith Jr.");
  expect(senderName("A".repeat(60))).toHaveLength(20);
  expect(splitSender("#t=AbC&by=%E0%A4%A").sender).toBe("");
});

import { expect, test } from "vitest";
import { letter, reportAboutName } from "./report-link.ts";

test("a letter about a name has its subject and the page's address in it", () => {
  const link = reportAboutName("names@example.org", "Zoë", "https://names.example.org/names/zoe");
  expect(link.label).toBe("Report a mistake on Zoë’s page");
  const { pathname, searchParams } = new URL(link.href);
  expect(pathname).toBe("names@example.org");
  expect(searchParams.get("subject")).toBe("Report a mistake on Zoë’s page");
  expect(searchParams.get("body")).toContain("https://names.example.org/names/zoe\r\n");
});

test("without an address the contact form opens, with the subject and the page", () => {
  const link = reportAboutName(null, "Zoë", "https://names.example.org/names/zoe");
  expect(link.label).toBe("Report a mistake on Zoë’s page");
  const { pathname, searchParams } = new URL(link.href, "https://names.example.org");
  expect(pathname).toBe("/contact");
  expect(Object.fromEntries(searchParams)).toEqual({ subject: link.label, about: "/names/zoe" });
});

test("signs of an address cannot add to the letter", () => {
  expect(letter("a+b%&c@example.org", "S&s", "p")).toMatch(
    /^mailto:a%2Bb%25%26c@example\.org\?subject=S%26s&body=/,
  );
});

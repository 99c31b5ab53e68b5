import { expect, test } from "vitest";
import { letter, reportAboutName, sourceForName } from "./report-link.ts";

test("a mistake on a name’s page is reported in the form, with the name in it", () => {
  expect(reportAboutName("Zoë", "zoe")).toEqual({
    label: "Report a mistake on Zoë’s page",
    href: "/names/corrections?name=zoe#report",
  });
});

const PAGE = "https://names.example.org/names/isolde";

test("a letter that offers a source has its subject and the page's address in it", () => {
  const { pathname, searchParams } = new URL(sourceForName("names@example.org", "Isolde", PAGE).href);
  expect(pathname).toBe("names@example.org");
  expect(searchParams.get("subject")).toContain("Isolde");
  expect(searchParams.get("body")).toContain(`${PAGE}\r\n`);
});

test("without an address the contact form opens, with the subject and the page", () => {
  const { pathname, searchParams } = new URL(sourceForName(null, "Isolde", PAGE).href, PAGE);
  expect(pathname).toBe("/contact");
  expect(searchParams.get("subject")).toContain("Isolde");
  expect(searchParams.get("about")).toBe("/names/isolde");
});

test("signs of an address cannot add to the letter", () => {
  expect(letter("a+b%&c@example.org", "S&s", "p")).toMatch(
    /^mailto:a%2Bb%25%26c@example\.org\?subject=S%26s&body=/,
  );
});

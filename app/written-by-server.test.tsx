import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { HAZEL } from "#tests/support/hazel.ts";
import { LiveLinkList, WrittenLinkList } from "#app/frame/link-list.tsx";
import { LiveNameGrid, WrittenNameGrid } from "#app/names/card/name-grid.tsx";
import { LiveChoices, WrittenChoices } from "#app/names/filters/choices.tsx";
import { LiveShortcuts, WrittenShortcuts } from "#app/names/filters/letters-field.tsx";
import { LiveSaveButton, WrittenSaveButton } from "#app/saved-names/save-button.tsx";
import { ListAtStart } from "#app/saved-names/server-list.ts";
import { LEGAL } from "#app/site/navigation.data.ts";

// What the server writes as text is what React writes: else it would throw it away where it makes the page alive.

const HARD = {
  ...HAZEL,
  id: "ohara",
  name: "O’Hara & <Sons> the Third",
  origin: "Not recorded",
  oneIn: null,
};
const SAVED = { id: HAZEL.id, nameId: HAZEL.id, note: "", babyName: HAZEL, savedAt: "2026-01-01" };
const years = { firstYear: 1880, lastYear: 2025 };
const heights = Array.from({ length: 74 }, (_, place) => (place * 7) % 100);
const names = [
  { ...HAZEL, spark: { girl: heights, boy: heights } },
  { ...HARD, gender: "boy", curated: false },
  { ...HARD, id: "x", gender: "unisex", why: { kind: "sound", text: "sounds like “it’s” & <that>" } },
] as const;
const choices = [
  { value: "a", label: "A’s & <B>", count: 0, chosen: false },
  { value: 'b"', label: "It's", count: 1, chosen: true },
  { value: "c", label: "C", count: 2_345, chosen: false },
  { value: "d", label: "D", count: null, chosen: false },
];
const shortcuts = choices.map(({ label, chosen, count }) => ({
  label,
  chosen,
  count: count ?? 0,
  href: "/names?a=b&c=d",
}));
const isShown = ({ value }: { readonly value: string }) => value !== "c";

const parts: Readonly<Record<string, readonly [written: () => ReactElement, live: () => ReactElement]>> = {
  "a menu": [() => <WrittenLinkList links={LEGAL.links} />, () => <LiveLinkList links={LEGAL.links} />],
  "a button": [() => <WrittenSaveButton babyName={HARD} />, () => <LiveSaveButton babyName={HARD} />],
  "a large button": [
    () => <WrittenSaveButton babyName={HAZEL} main />,
    () => <LiveSaveButton babyName={HAZEL} main />,
  ],
  choices: [
    () => <WrittenChoices of="x" {...{ choices, isShown }} />,
    () => <LiveChoices of="x" {...{ choices, isShown }} />,
  ],
  letters: [
    () => <WrittenShortcuts of="start" {...{ shortcuts }} />,
    () => <LiveShortcuts of="start" {...{ shortcuts }} />,
  ],
  cards: [
    () => <WrittenNameGrid {...{ names, years }} busy={false} />,
    () => <LiveNameGrid {...{ names, years }} busy={false} />,
  ],
  "cards without curves": [
    () => <WrittenNameGrid {...{ names, years }} busy withCurves={false} />,
    () => <LiveNameGrid {...{ names, years }} busy withCurves={false} />,
  ],
};

test.each(Object.entries(parts))("%s", (_, both) => {
  for (const path of ["/", LEGAL.links[0]?.href ?? ""]) {
    for (const entries of [[], [SAVED]]) {
      const html = both.map((part) =>
        renderToString(
          <MemoryRouter initialEntries={[path]}>
            <ListAtStart value={{ state: "known", entries }}>{part()}</ListAtStart>
          </MemoryRouter>,
        ),
      );
      expect(plain(html[0] ?? "")).toBe(plain(html[1] ?? ""));
    }
  }
});

/** The same HTML in one spelling: attributes in their order and quoted, signs as one of the two writes them. */
function plain(html: string): string {
  return html
    .replaceAll("&#39;", "&#x27;")
    .replaceAll(/<([a-z]\S*?)((?: [^<>]*?)?) ?(\/?)>/g, (_, tag: string, attributes: string) => {
      const each = attributes.match(/[^\s=]+(?:="[^"]*"|=[^\s"]+)?/g) ?? [];
      const quoted = each.map((one) => one.replace(/=([^"].*)$/, '="$1"'));
      return `<${[tag, ...quoted.toSorted()].join(" ")}>`;
    });
}

import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";

const APP = join(import.meta.dirname, "..", "..");

/** A control whose content is an icon and nothing else. */
const ICON_ONLY = /<Icon of=\{[^}]*\}\s*\/>\s*<\/(button|Link|NavLink|a|summary)>/g;
/** What a tooltip wraps: the control itself, or a part of Radix that becomes it. */
const WRAPPED = /<Tooltip text=(?:"[^"]*"|\{[^\n]*\})>\s*(?:<[\w.]+ asChild>\s*)?$/;

/** The icon-only controls of a file that no tooltip wraps, by their line. */
function bareControls(code: string): readonly number[] {
  return Array.from(code.matchAll(ICON_ONLY)).flatMap(({ index, 1: tag = "" }) => {
    const opening = code.lastIndexOf(`<${tag}`, index);
    const inside = code.slice(opening, index);
    const isAlone = inside.trimEnd().endsWith(">") && !inside.includes("</");
    return !isAlone || WRAPPED.test(code.slice(0, opening)) ? [] : [code.slice(0, index).split("\n").length];
  });
}

test("every control that shows an icon only has a tooltip", () => {
  const files = readdirSync(APP, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".tsx"),
  );
  const bare = files.flatMap((file) =>
    bareControls(readFileSync(join(APP, file), "utf8")).map(
      (line) => `${relative(APP, join(APP, file))}:${line}`,
    ),
  );
  expect(bare).toEqual([]);
});

test("a control without a tooltip is found, one with words or with a tooltip is not", () => {
  const button = '<button type="button" onClick={() => close()}>\n  <Icon of={X} />\n</button>';
  expect(bareControls(button)).toEqual([2]);
  expect(bareControls(`<Tooltip text={label}>\n${button}</Tooltip>`)).toEqual([]);
  expect(bareControls(button.replace("</button>", "Close</button>"))).toEqual([]);
  expect(bareControls(button.replace("<Icon", "Close <Icon"))).toEqual([]);
});

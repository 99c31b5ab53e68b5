import { hash } from "node:crypto";
import { z } from "zod";
import {
  type ColorName,
  contrastFaults,
  OUR_COLORS,
  type OwnColors,
  withOurs,
} from "#domain/brand/colors.ts";
import { parseJson } from "./brand-file.ts";
import { xmlFault } from "./xml-fault.ts";

const MOST_LOGO_BYTES = 8 * 1024;

/** What runs, loads something or leads elsewhere has no place in a mark. */
const NOT_IN_LOGO: readonly { readonly what: RegExp; readonly told: string }[] = [
  { what: /<script/i, told: "it has a script" },
  { what: /\son[a-z]+\s*=/i, told: "it has an attribute that runs something (on…)" },
  {
    what: /<(?:foreignObject|iframe|image|audio|video|use|a)[\s>]/i,
    told: "it holds or loads something else",
  },
  { what: /(?:href|src)\s*=/i, told: "it has a link (href)" },
  { what: /url\(\s*['"]?(?!#)|@import/i, told: "its styles load something" },
  { what: /<!DOCTYPE|<!ENTITY/i, told: "it declares a document type" },
];

/** Checks logo.svg. @throws Error that tells every fault. */
export function readLogo(text: string): string {
  const bytes = Buffer.byteLength(text);
  const xml = xmlFault(text);
  const faults = [
    ...(/^\s*(?:<\?xml[^>]*>\s*)?<svg\s[^>]*>[\s\S]*<\/svg>\s*$/.test(text) ? [] : ["it is no SVG"]),
    ...(/\sviewBox="/.test(text) ? [] : ["it needs a viewBox"]),
    ...(bytes > MOST_LOGO_BYTES ? [`it has ${bytes} bytes, and may have ${MOST_LOGO_BYTES}`] : []),
    ...NOT_IN_LOGO.flatMap(({ what, told }) => (what.test(text) ? [told] : [])),
  ];
  // A browser shows nothing of it, and says nothing.
  if (faults.length === 0 && xml !== null) faults.push(`it is no well-formed XML: ${xml}`);
  if (faults.length > 0) throw new Error(faults.join("; "));
  return text;
}

const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, "must be a color such as #1c2133")
  .toLowerCase();
const isColorName = (name: string): name is ColorName => Object.hasOwn(OUR_COLORS, name);
const tokensFile = z.record(z.string(), z.tuple([color, color], "must be two colors: by day and by night"));

/** Reads tokens.json, and holds it with our other colors against what eyes can read. @throws Error that tells every fault. */
export function readTokens(text: string): OwnColors {
  const said = Object.entries(parseJson(text, tokensFile));
  const own: OwnColors = Object.fromEntries(said.filter(([name]) => isColorName(name)));
  const faults = [
    ...said.flatMap(([name]) =>
      isColorName(name) ? [] : [`${name} must be one of ${Object.keys(OUR_COLORS).join(", ")}`],
    ),
    ...contrastFaults(withOurs(own)),
  ];
  if (faults.length > 0) throw new Error(faults.join("; "));
  return own;
}

/** The sheet of these colors, which comes after ours. Paper stays as it is: it is always day there. */
export function tokensCss(own: OwnColors): string {
  const lines = Object.entries(own).map(([name, [day, night]]) => `--${name}:light-dark(${day},${night})`);
  return `@layer tokens{@media not print{:root{${lines.join(";")}}}}`;
}

/** Where a file of an operator lies. By its content, as the built ones: browsers keep it for good, and the worker knows it as one of theirs. */
export function addressOf(kind: "colors" | "logo", text: string): string {
  const ending = kind === "colors" ? "css" : "svg";
  return `/assets/own-${kind}-${hash("sha256", text, "base64url").slice(0, 8)}.${ending}`;
}

import { expect, test } from "vitest";
import { xmlFault } from "./xml-fault.ts";

test.each([
  '<svg viewBox="0 0 1 1"/>',
  "<?xml version='1.0'?>\n<!-- a > b -->\n<svg><g id='a'><path d=\"M0 0\" /></g><title>You &amp; me &#233;</title></svg>\n",
  "<svg><style><![CDATA[a > b {}]]></style></svg>",
])("well-formed: %s", (text) => {
  expect(xmlFault(text)).toBeNull();
});

test.each([
  ["<svg><g></svg>", "line 1: </svg> closes <g>"],
  ["<svg>\n<path d='M0 0'>\n</svg>", "line 3: </svg> closes <path>"],
  ["<svg><g/>", "<svg> is not closed"],
  ["<svg/></svg>", "line 1: </svg> closes nothing"],
  ["<svg a='1' a='2'/>", "line 1: a stands twice in <svg>"],
  ["<svg\nwidth=1 />", "line 1: <svg> has something that is no attribute"],
  ["<svg><title>You & me</title></svg>", "line 1: a stray &"],
  ["<svg><title>1 < 2</title></svg>", "line 1: a stray <"],
  ["<svg><path d='M0 0</svg>", "line 1: <path> has something that is no attribute"],
])("%s: %s", (text, fault) => {
  expect(xmlFault(text)).toBe(fault);
});

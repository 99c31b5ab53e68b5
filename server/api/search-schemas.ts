import { z } from "zod";
import { WISH_KINDS } from "#domain/names/search/wish-kind.ts";
import { COUNTED_TO } from "#domain/names/search/names-answer.ts";
import { SITE_KINDS } from "#domain/site-search/site-document.ts";
import { ANSWER_GROUPS } from "#domain/site-search/whole-answer.ts";
import { LONGEST_ASKED } from "#domain/text/longest-asked.ts";
import { foundName } from "./schemas.ts";

/** What to give up for more names. */
const ways = z
  .array(
    z.object({
      kind: z.enum(["without", "offer"]),
      label: z
        .string()
        .describe("The wish that is given up, or offered in place of a word of taste: Italian"),
      text: z.string().describe("What is asked then"),
      count: z.int().describe(`How many names that finds, ${COUNTED_TO} at most`),
    }),
  )
  .describe(
    "Where names are none or few: the wishes without which there are more; and what comes near a word of taste",
  );

export const searchAnswer = z
  .object({
    understood: z
      .array(
        z.object({
          kind: z.enum(WISH_KINDS),
          label: z.string().describe("A few words, such as: Girls"),
          rule: z.string().describe("What is held true of each name"),
          without: z.string().describe("The text without this wish"),
        }),
      )
      .describe("The wishes that were understood, in the order of the text"),
    notUnderstood: z.array(z.string()).describe("Words that were left over: they decide nothing"),
    fact: z
      .object({ id: z.string(), name: z.string(), says: z.string() })
      .nullable()
      .describe("The answer to a question about one name, in one line"),
    care: z
      .enum(["crisis", "mockery"])
      .nullable()
      .describe("Why there are no names: somebody is in need, or the list is not made"),
    tool: z
      .object({
        title: z.string(),
        href: z.string(),
        line: z.string(),
        goesOn: z.literal(true).optional().describe("Names are the answer, and the page goes on from them"),
      })
      .nullable()
      .describe(
        "A page that answers better than names do: of a last name, the page of full names; of a state, its names or the name’s map; after a loss, whom to turn to",
      ),
    instead: ways,
    page: z
      .object({ title: z.string(), href: z.string(), line: z.string() })
      .nullable()
      .describe("The page of this site that fits best, where neither a wish nor a name was understood"),
    names: z.array(foundName).describe("Best first"),
  })
  .meta({ id: "SearchAnswer" });

const link = z
  .object({
    title: z.string(),
    href: z.string().describe("An address of this site, or of a call: tel:988"),
    line: z.string().describe("What it is, in one line"),
  })
  .meta({ id: "SiteLink" });

const heading = z.object({ title: z.string(), href: z.string() }).meta({ id: "SiteHeading" });

const item = link
  .extend({
    kind: z.enum(SITE_KINDS),
    headings: z.array(heading).optional().describe("Parts of an article that answer best"),
    phone: z.string().optional().describe("Of an organization, as it is shown"),
  })
  .meta({ id: "SiteItem" });

const chip = z
  .object({
    kind: z.enum(WISH_KINDS),
    label: z.string(),
    rule: z.string().describe("What it asks for, in words"),
    without: z.string().describe("The text without it"),
  })
  .meta({ id: "SiteChip" });

const name = foundName.extend({ title: z.string(), href: z.string() }).meta({ id: "SiteName" });

/** All that the site answers to a query. */
export const siteAnswer = z
  .object({
    understood: z.array(chip),
    notUnderstood: z.array(z.string()).describe("Words that nothing answers to"),
    crisis: z.array(link).describe("Numbers to call at once, where somebody may be in need; else empty"),
    fact: z
      .object({ id: z.string(), says: z.string() })
      .nullable()
      .describe("The answer to a question about one name"),
    care: z
      .enum(["crisis", "mockery"])
      .nullable()
      .describe("Why there are no names: somebody may be in need, or such a list is not made"),
    notOurs: z
      .boolean()
      .describe(
        "Whether it is known that the site has nothing about it: places are then whom to ask instead",
      ),
    names: z.array(name),
    instead: ways,
    pages: z.array(item).describe("Articles, films, lists of names and other pages"),
    places: z.array(item).describe("The directory of organizations, filtered, and organizations"),
    tools: z.array(item).describe("Tools, sheets to print and games"),
    order: z
      .array(z.enum(ANSWER_GROUPS))
      .describe("The group that answers best first: pages are lists (of names) and guides"),
  })
  .meta({ id: "SiteAnswer" });

const text = z
  .string("q must be given once.")
  .trim()
  .min(1, "q must not be empty.")
  .max(LONGEST_ASKED, `q must have at most ${LONGEST_ASKED} characters.`)
  .describe('Whatever is looked for: a name, "car seat", "postpartum help in Ohio"');

export const searchingSite = z.object({ query: z.object({ q: text }) });

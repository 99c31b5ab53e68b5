import type { DataSetId } from "#domain/open-data/data-file.ts";
import type { LicenseId } from "./licenses.ts";

type SetWords = {
  readonly title: string;
  readonly text: string;
  readonly license: LicenseId;
};

/** What /data says. Words in braces are filled in by the server. */
export const DATA_PAGE = {
  of: "of {title}",
  crumb: "Names data",
  lead: "Everything we count and write about names, as files. Use it for your own site, your class or your research. No key, no account.",
  edition: "Edition: births from {first} to {last}.",
  sets: {
    collection: {
      title: "The collection",
      text: "Each name with its origin, its meaning, how certain that is and what we opened for it, how to say it, and its nicknames. One row per name.",
      license: "collection",
    },
    "sound-families": {
      title: "Spellings that sound alike",
      text: "Families of spellings that most Americans say the same, such as Sophia and Sofia. One row per spelling.",
      license: "collection",
    },
    forecasts: {
      title: "Forecasts",
      text: "How common each common name will likely be in one, three and five years, as N of “1 in N” at both ends. Empty where a name is too jumpy to say. One in five such forecasts was wrong in past years.",
      license: "collection",
    },
    lists: {
      title: "Lists",
      text: "The names of each list of {last} and of each origin, in order. The figures are in the CSV file on each list’s page.",
      license: "collection",
    },
    states: {
      title: "States",
      text: "The 100 most popular girl and boy names of each state, with how often they are used there compared with the US. Years in which a state lists a name fewer than 5 times are hidden, never zero.",
      license: "states",
    },
  } satisfies Record<DataSetId, SetWords>,
  columns: { file: "File", size: "Size", sha256: "SHA-256" },
  rows: "{count} rows",
  licence: "License:",
  notOurs: {
    title: "What isn’t here",
    text: [
      "The births themselves are public: get them from Social Security, which also explains their limits. Each name’s page has its own as a CSV file.",
      "Births in other countries belong to their statistical offices. We show them with their notices and offer no files of them, because their licenses differ, and we couldn’t confirm three of them.",
    ],
    ssa: "Social Security’s files",
    notices: "Notices of other countries",
    about: "What the figures are and are not",
  },
  developers: {
    title: "For developers",
    items: [
      {
        term: "One name",
        code: "/names/hazel.json",
        text: "The words and figures on a name’s page: every year since {first}, the forecast, the meaning with its evidence. A year with fewer than 5 births is null, never 0.",
      },
      {
        term: "Search and more",
        code: "/api/openapi.json",
        text: "The OpenAPI document describes every endpoint. Those that only read can be used from any site (CORS); those that read or change someone’s list can’t.",
      },
      {
        term: "Embed a name",
        code: "/embed/names/hazel",
        text: "A frame with meaning, figures and curve. It has no script and no cookie. Copy the HTML from a name sheet.",
      },
      {
        term: "oEmbed",
        code: "/oembed?url={origin}/names/hazel&format=json",
        text: "Each name’s page says where it is, so a blog that knows oEmbed turns a pasted link into the frame.",
      },
    ],
    fair: "Please cache what you get: figures change once a year, words when we correct something. If you send too many requests at once, we tell you when to come back (429).",
    sheet: "Make a name sheet",
  },
  cite: {
    title: "How to cite",
    text: "{site}, {last} edition. {origin}/data. CC BY 4.0. Births: US Social Security Administration.",
  },
  dataset: {
    name: "{site}: US baby names, {first}–{last}",
    description:
      "A collection of given names with origins, meanings, evidence and pronunciations; spellings that sound alike; forecasts; lists by rule; and the most popular names of each state, drawn from US birth records since {first}.",
  },
  share: {
    title: "Names data",
    heading: "Share this page",
    text: "The link contains this page and nothing about you.",
  },
} as const;

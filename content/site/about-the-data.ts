import type { Confidence } from "#domain/names/entry/curated-name.ts";

/** What stands on every name's page about its meaning. "{name}" is the name. */
export const MEANING_LINKS = {
  how: "How we grade meanings",
  wrong: "Something wrong with {name}?",
} as const;

/** The letter that a visitor begins when something is wrong. "{page}" is the page's address; lines are kept. */
export const REPORT_LETTER = {
  aboutSomething: "Something wrong with the names",
  body: "The page: {page}\n\nWhat is wrong:\n\n\nWhat is right, and where it can be read, if you know:\n\n",
} as const;

/** The four grades, as the table explains them. */
export const GRADE_WORDS = {
  A: { short: "Undisputed", long: "The sources that we opened say it plainly, and none of them disagrees." },
  B: { short: "Likely", long: "Commonly given and plausible, or not yet checked against a source." },
  C: { short: "Disputed or folk", long: "Scholars disagree, or the story came after the name." },
  U: {
    short: "Unknown or modern",
    long: "Nobody knows, or the name is a recent coinage without an older meaning.",
  },
} as const satisfies Record<Confidence, { short: string; long: string }>;

/** The page /names/about-the-data. Words in braces are figures, filled in by the server. */
export const ABOUT_THE_DATA = {
  headline: "Numbers are counted, meanings weighed",
  lead: "What this site says about a name is either a figure from US birth records or a sentence of ours. Here is where both come from, and how far to trust them.",
  grades: {
    title: "How we grade meanings",
    text: [
      "A meaning is a claim about history, and the sources do not always agree. So each name in our collection carries one of four letters that say how sure anybody can be.",
    ],
    table: "The {names} names of our collection, by grade",
    someUnsourced:
      "{unsourced} of them, {unsourcedShare}, name no source yet. Their pages say “unverified”: they were written from general knowledge, and none of them has an A.",
    allSourced: "Every one of them names at least one source.",
    end: [
      "A source is named only when it was opened. Names that stand in the birth records alone get no meaning from us: a guess would only look like knowledge.",
    ],
  },
  checking: {
    title: "How the names were written and checked",
    text: [
      "Entries are made in two passes. The first writes origin, meaning, pronunciation and grade, and names the sources that it has opened.",
      "The second is blind. It begins with the bare name and writes down origin, meaning, syllables, stress and grade before it sees the first. Then the two are laid side by side. Where they differ, the name is looked up again; what nothing supports is taken out, or graded lower. The first 505 entries are older than this way: they were reviewed twice when they were written, and read once more since.",
      "Then 200 finished entries were drawn by lot and looked up afresh by reviewers who had not written them. Wrong were 2 origins, 3 meanings and 6 claims in the notes; they are mended.",
      "Every entry is also held to rules by a program: an A has a source, the stress falls on one syllable in both spellings of the sound, and the syllables are compared with a pronouncing dictionary. With this many names some will still be wrong. The letters are there to say so beforehand.",
    ],
  },
  figures: {
    title: "Where the figures come from",
    text: [
      "From the US Social Security Administration: its national data on given names, edition {edition}. It lists {spellings} names and {births} births, from {firstYear} to {lastYear}. What it does not say matters as much:",
    ],
    limits: [
      {
        term: "Five, or nothing",
        text: "A name given to fewer than five babies of a sex in a year is left out of that year. We write “fewer than 5, or none”, never zero: the records do not say which.",
      },
      {
        term: "Thin before {thinBefore}",
        text: "Social Security cards began in 1936. People born before asked for one later in life, or never, boys less often than girls. Compare shares of a year, not counts across decades.",
      },
      {
        term: "Plain letters",
        text: "No accents, hyphens, spaces or apostrophes, and 15 letters at most. Zoë is counted as Zoe, Mary-Anne as Maryanne.",
      },
      {
        term: "Cards, not births",
        text: "Counted are people with a Social Security card, by the year they were born, in the 50 states and the District of Columbia. We say births, because it is shorter.",
      },
      {
        term: "From a copy",
        text: "We could not fetch the files from ssa.gov itself. This edition is a public copy of them: its last year agrees row for row with a second copy, its totals with those that others have published.",
      },
      {
        term: "Not proofread",
        text: "A few old rows have the wrong sex, and words such as “Unknown” and “Baby” appear as names. We show the records as they are.",
      },
    ],
  },
  oneIn: {
    title: "What “1 in N” counts",
    text: [
      "“1 in 250 girls” says: of 250 girls whose name is listed in that year, one got this name. Listed means given to at least five. Girls are counted among girls, boys among boys, and a name for both among all babies.",
      "Because the rarest names are missing, the share is a little higher than of all babies: those listed are 91 to 99% of all card holders, by year. “Per million” is the same share in other words.",
    ],
  },
  sex: {
    title: "What girl, boy and unisex mean",
    text: [
      "The records say to whom a name was given, not whose it is. We call a name unisex when at least {unisexPercent}% of the babies who got it in the last ten years were of the other sex. Otherwise it stands with the majority. A name not listed in those ten years goes by all years.",
      "In our collection an editor may differ from this rule, and must say why. No name is closed to anybody.",
    ],
  },
  spellings: {
    title: "Spellings that sound the same",
    text: [
      "Sophia and Sofia are two names in the records and one to the ear. Where spellings of one name are said the same, its page can count them together: choose “All spellings”. The sum is of births; a rank belongs to a single spelling.",
      "No formula decides this. There are {families} such families, reviewed one by one: names that only look alike, or only begin alike, stay apart.",
    ],
  },
  credits: {
    title: "Credits and licenses",
    entries: [
      {
        term: "Birth records",
        text: "US Social Security Administration. A work of the federal government, in the public domain. No endorsement is implied.",
        link: { label: "The national data", href: "https://www.ssa.gov/oact/babynames/limits.html" },
      },
      {
        term: "Biblical names",
        text: "The entries that cite BibleData draw on BibleData, © Brady Stephenson; shortened and put in our own words.",
        link: { label: "doi 10.5281/zenodo.19539956", href: "https://doi.org/10.5281/zenodo.19539956" },
        license: { label: "CC BY 4.0", href: "https://creativecommons.org/licenses/by/4.0/" },
      },
      {
        term: "Syllables",
        text: "Compared with those of the CMU Pronouncing Dictionary, © 1993–2015 Carnegie Mellon University. Its notice stands below.",
      },
      {
        term: "Everything else",
        text: "Other works and pages are named, with their address, beside the meaning that rests on them. The sentences are our own, under the MIT License.",
      },
    ],
    notice: {
      title: "The notice of the CMU Pronouncing Dictionary",
      text: [
        "Copyright (C) 1993-2015 Carnegie Mellon University. All rights reserved.",
        "Redistribution and use in source and binary forms, with or without modification, are permitted provided that the following conditions are met: 1. Redistributions of source code must retain the above copyright notice, this list of conditions and the following disclaimer. The contents of this file are deemed to be source code. 2. Redistributions in binary form must reproduce the above copyright notice, this list of conditions and the following disclaimer in the documentation and/or other materials provided with the distribution.",
        "This work was supported in part by funding from the Defense Advanced Research Projects Agency, the Office of Naval Research and the National Science Foundation of the United States of America, and by member companies of the Carnegie Mellon Sphinx Speech Consortium.",
        "THIS SOFTWARE IS PROVIDED BY CARNEGIE MELLON UNIVERSITY ``AS IS'' AND ANY EXPRESSED OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE DISCLAIMED. IN NO EVENT SHALL CARNEGIE MELLON UNIVERSITY NOR ITS EMPLOYEES BE LIABLE FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY, OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.",
      ],
    },
  },
  report: {
    title: "How to report an error",
    text: [
      "If a meaning, a pronunciation or a count is wrong, or two spellings should not be counted together, please say so. A source helps, but none is needed.",
    ],
    byMail: "Write to {address}",
    byForm: "Write to us",
  },
  share: {
    title: "How baby names are counted and their meanings graded",
    heading: "Pass it on",
    text: "The link carries this page and nothing about you.",
  },
} as const;

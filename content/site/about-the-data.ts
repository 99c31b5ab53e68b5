import { RECORDS, US_RECORDS, here } from "#content/site/records-edition.ts";
import type { EvidenceShown } from "#domain/names/entry/collection-figures.ts";
import type { Certainty } from "#domain/names/entry/evidence.ts";

/** What stands on every name's page about its meaning. "{name}" is the name. */
export const MEANING_LINKS = {
  how: "How we check meanings",
  wrong: "Report a mistake on {name}’s page",
} as const;

/** The letter that a visitor begins when something is wrong. "{page}" is the page's address; lines are kept. */
export const REPORT_LETTER = {
  aboutSomething: "A mistake in the names",
  body: "The page: {page}\n\nWhat is wrong:\n\n\nWhat is right, and where you found that, if you know:\n\n",
} as const;

/** What each certainty says, as the table explains it. */
export const CERTAINTY_WORDS = {
  settled: { word: "Settled", long: "The standard references agree, and there is no debate." },
  likely: {
    word: "Likely",
    long: "The best explanation we know, or one we haven’t been able to settle yet.",
  },
  disputed: {
    word: "Disputed",
    long: "Experts disagree, or the story came after the name. The note gives both.",
  },
  unknown: {
    word: "Unknown",
    long: "No one knows, or the name is a recent invention with no older meaning.",
  },
} as const satisfies Record<Certainty, { word: string; long: string }>;

/** What we have opened, as the table explains it. */
export const EVIDENCE_WORDS = {
  names: { word: "Name", long: "A source explains the name itself, in this form or another." },
  word: { word: "Word", long: "A source explains the word behind the name, not the name." },
  records: {
    word: "Records",
    long: "We didn’t find it in any dictionary, and birth records show that it’s new.",
  },
  none: {
    word: "None",
    long: "Not yet checked against a dictionary, or every source we opened disagrees.",
  },
} as const satisfies Record<EvidenceShown, { word: string; long: string }>;

/** Above the tables of words, for those who hear them. */
export const ABOUT_DATA_HEADS = { word: "Word", says: "What it says", names: "Names" } as const;

/** The page /names/about-the-data. Words in braces are figures, filled in by the server. */
export const ABOUT_THE_DATA = {
  headline: "Where our numbers and meanings come from",
  lead: `Everything we say about a name is either a number from ${here("birth records")} or a sentence of ours. Here is where they come from and how far to trust them.`,
  meanings: {
    title: "How we check meanings",
    text: [
      "A meaning is a claim about history. For each one we say two separate things: how certain scholars are, and what we checked ourselves.",
    ],
    certain: "How certain meanings are: {names} names",
    checked: "What we checked: {names} names",
    births:
      "{coveredShare} of the babies born in {year} got a name in our collection. {sourcedShare} got one that we checked against a source, and {namedShare} got one that a source explains directly.",
    end: [
      "We call a meaning settled only if a standard dictionary says so, or two independent pages that are not blogs. Popular books alone never settle one, no matter how many agree.",
      "We name a source only if we opened it. We never copy its words. We say where in it to look, so that you can read them yourself. If a source disagrees with us, we say so next to it. We give no meaning for names outside our collection, because it would only be a guess.",
    ],
  },
  checking: {
    title: "How the names were written and checked",
    text: [
      "Most entries were written in two passes. First, an editor wrote down the origin, meaning, pronunciation and certainty, and named the sources opened.",
      "Then another editor started with the name alone and wrote down origin, meaning, syllables, stress and certainty before seeing the first. We compared the two. Where they differed, we looked the name up again, and whatever had no support was removed or marked less certain.",
      "Some got fewer checks. The first 505 entries are older than this method: they were reviewed twice when written and once more since. For 139, one editor did both passes. Of 613 more, another editor checked 120 from the name alone. Of the newest 1,261, others checked about 180 from the name alone. Nearly all the rest were read only by the editor who wrote them.",
      "Reviewers who hadn’t written them then checked 200 of the first 3,300 entries, picked at random. They found 2 wrong origins, 3 wrong meanings and 6 wrong claims in the notes. We fixed them. In 60 of the 613, also picked at random, they found none. When the collection had 5,313 names, another reviewer judged about 500 picked at random, starting from the name alone and mostly from knowledge. No origin or meaning was wrong. A few claims in the notes were, and we fixed them.",
      "A program checks every entry, too: a settled meaning needs evidence, the stress falls on the same syllable in both pronunciation spellings, and the syllables are compared with a pronouncing dictionary. With this many names, some will still be wrong. That’s why we say how certain each is.",
    ],
  },
  figures: {
    title: "Where the figures come from",
    text: [
      "From {source}, {edition} edition. It lists {spellings} names and {births} births, from {firstYear} to {lastYear}. What it leaves out matters just as much:",
    ],
  },
  oneIn: {
    title: "What “1 in N” counts",
    text: [
      `“1 in 250 girls” means that one of every 250 girls with a listed name got this name that year. A name is listed if at least ${RECORDS.floorWord} babies got it. Girls are counted among girls, boys among boys, and unisex names among all babies.`,
      `The rarest names are missing, so the share is a little higher than it would be among all babies${RECORDS === US_RECORDS ? ": 91 to 99% of card holders have a listed name, depending on the year" : ""}. “Per million” is the same share, written another way.`,
    ],
  },
  sex: {
    title: "What girl, boy and unisex mean",
    text: [
      "The records say who got a name, not who may have it. We call a name unisex if at least {unisexPercent}% of the babies who got it in the last ten years were of the other sex. Otherwise it goes with the majority. For a name not listed in those ten years, we use all years.",
      "In our collection, an editor can depart from this rule but must say why. Any name can be anyone’s.",
    ],
  },
  spellings: {
    title: "Spellings that sound the same",
    text: [
      "Sophia and Sofia are two names in the records but sound the same. When spellings sound the same, a name’s page can count them together: choose “All spellings”. We add up births; ranks are for a single spelling.",
      "No formula decides this. We reviewed {families} such families one by one. Names that only look alike, or only start alike, stay separate.",
    ],
  },
  credits: {
    title: "Credits and licenses",
    entries: [
      {
        term: "Biblical names",
        text: "The entries that cite BibleData draw on BibleData, © Brady Stephenson; shortened and put in our own words.",
        link: { label: "doi 10.5281/zenodo.19539956", href: "https://doi.org/10.5281/zenodo.19539956" },
        license: { label: "CC BY 4.0", href: "https://creativecommons.org/licenses/by/4.0/" },
      },
      {
        term: "Syllables",
        text: "Compared with the CMU Pronouncing Dictionary, © 1993–2015 Carnegie Mellon University. Its notice is below.",
      },
      {
        term: "Our collection",
        text: "Origins, meanings, notes and pronunciations are our own work. Use them for any purpose if you credit us.",
        license: { label: "CC BY 4.0", href: "https://creativecommons.org/licenses/by/4.0/" },
      },
    ],
    works: {
      title: "The works our meanings cite",
      text: "We name the place in a work and say in our own words what is there. No text of theirs is copied.",
    },
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
      "If a meaning, a pronunciation or a count is wrong, or two spellings shouldn’t be counted together, please tell us. A source helps, but you don’t need one.",
    ],
    byMail: "Write to {address}",
    byForm: "Write to us",
  },
  share: {
    title: "How baby names are counted and their meanings checked",
    heading: "Share this page",
    text: "The link contains nothing about you.",
  },
} as const;

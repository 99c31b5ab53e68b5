import type { Bibliography } from "./work.ts";

/** What scholarship makes of a meaning; nothing about what we have checked. */
export const CERTAINTIES = ["settled", "likely", "disputed", "unknown"] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** Whether a work explains the name itself, in this or another form, or only the word behind it. */
export const EVIDENCE_KINDS = ["names", "word"] as const;

/** One thing that was opened for a meaning. None at all: not yet checked against a dictionary. */
export type Evidence = Source & Finding;

/** Where something can be read: a work with the place in it, or a page. */
export type Source = CitedWork | CitedPage;

type CitedWork = {
  /** A key of content/names/works.ts. */
  readonly work: string;
  /** The place in it, as it is printed behind the title: "s.v. hazel". */
  readonly entry: string;
};

type CitedPage = {
  /** A single page of the web: "https://…". */
  readonly address: string;
};

type Finding = {
  readonly kind: (typeof EVIDENCE_KINDS)[number];
  /** The headword, where it is not the name as it stands here. */
  readonly head?: string;
  /** It says something else than we do. */
  readonly differs?: true;
  /** What it says that the entry does not, in our own words. */
  readonly says?: string;
};

/** The US records: they prove that a name is new, and no meaning. */
export const RECORDS_WORK = "records";

/** Names before words, and what differs last; otherwise as it came. */
export function inOrder(evidence: readonly Evidence[]): readonly Evidence[] {
  const place = ({ kind, differs }: Evidence) => (differs === true ? 2 : EVIDENCE_KINDS.indexOf(kind));
  return evidence.toSorted((one, other) => place(one) - place(other));
}

/** What makes two pieces one: the same place of the same work, or the same page. */
export function sourceOf(piece: Evidence): string {
  return "work" in piece ? `${piece.work}: ${piece.entry}` : piece.address;
}

/** Whether it is enough to call a meaning settled: a work that may say so, or two pages that are no blogs. */
export function maySettle(evidence: readonly Evidence[], { works, blogs, lexicons }: Bibliography): boolean {
  const agreeing = evidence.filter(({ differs }) => differs !== true);
  const pages = agreeing.flatMap((piece) => ("address" in piece ? hostOf(piece.address) : []));
  return (
    pages.some((host) => lexicons.has(host)) ||
    pages.filter((host) => !blogs.has(host)).length > 1 ||
    agreeing.some((piece) => {
      const settles = "work" in piece ? works[piece.work]?.settles : "never";
      if (settles === "by its own form") return piece.kind === "names" && piece.head === undefined;
      return settles === "always";
    })
  );
}

/** "wikipedia.org" of "https://www.wikipedia.org/…". */
export function hostOf(address: string): string {
  return (URL.parse(address)?.hostname ?? "").replace(/^www\./, "");
}

/** What kind of evidence an entry has at best; null where nothing was opened, or all that was opened differs. */
export function bestKind(evidence: readonly Evidence[]): "names" | "word" | "records" | null {
  const agreeing = evidence.filter(({ differs }) => differs !== true);
  const opened = agreeing.filter((piece) => !("work" in piece && piece.work === RECORDS_WORK));
  const [best] = inOrder(opened);
  return best?.kind ?? (agreeing.length > 0 ? "records" : null);
}

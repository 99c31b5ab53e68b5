import type { Listing } from "#domain/directory/listing.ts";
import { isPhone } from "#domain/directory/phone.ts";
import { askWebsite, type Patience, type WebsiteAnswer } from "./ask-website.ts";

/** What of a listing is checked. */
export type Checkable = Pick<Listing, "id" | "name" | "contact">;

export type Checked = {
  readonly id: number;
  readonly name: string;
  /** Null where none is listed. */
  readonly website: { readonly address: string; readonly answer: WebsiteAnswer } | null;
  readonly phone: { readonly number: string; readonly isWell: boolean } | null;
};

type Options = Patience & {
  readonly concurrency: number;
  /** Called after each listing with how many are through. */
  readonly onProgress: (done: number) => void;
};

/** Checks all listings, some at a time; the outcome is in their order. */
export async function checkListings(
  listings: readonly Checkable[],
  { concurrency, onProgress, ...patience }: Options,
): Promise<readonly Checked[]> {
  const outcome = new Map<number, Checked>();
  const waiting = listings.entries();
  const work = async () => {
    // All workers draw from the same list.
    for (const [place, listing] of waiting) {
      // One after another is what a worker does.
      // oxlint-disable-next-line no-await-in-loop
      outcome.set(place, await checkListing(listing, patience));
      onProgress(outcome.size);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return [...outcome].toSorted(([one], [other]) => one - other).map(([, checked]) => checked);
}

async function checkListing({ id, name, contact }: Checkable, patience: Patience): Promise<Checked> {
  const { website, phone } = contact;
  return {
    id,
    name,
    website: website === undefined ? null : { address: website, answer: await askWebsite(website, patience) },
    phone: phone === undefined ? null : { number: phone, isWell: isPhone(phone) },
  };
}

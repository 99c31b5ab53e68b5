import { foldId, type NameId, readNameId } from "#domain/names/entry/name.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import type { SavedName, SavedNames, VisitorHash } from "#domain/saved-names/saved-names.ts";
import type { SavedEntry, TooManyLists, SavedListSession } from "#domain/saved-names/visit.ts";
import {
  forgetVisitorCookies,
  hashVisitor,
  newVisitorNumber,
  visitorCookies,
  type VisitorNumber,
  visitorsIn,
} from "#server/http/visitors/visitor.ts";

type ListServices = { readonly names: NameBook; readonly savedNames: SavedNames };
type ListRequest = {
  readonly cookie: string | undefined | null;
  readonly https: boolean;
  /** Asked before a list is begun: 0, or the seconds to wait. */
  readonly newList: () => Promise<number>;
};
type KnownVisitor = { readonly number: VisitorNumber; readonly hash: VisitorHash };

/** Opens one browser's list for one request. The cookie is set at the first save, and renewed whenever the list is used. */
export function openSavedList(
  { names, savedNames }: ListServices,
  { cookie: header, https, newList }: ListRequest,
): SavedListSession {
  const brought = visitorsIn(header, https).map((number): KnownVisitor => ({
    number,
    hash: hashVisitor(number),
  }));
  let cookies: readonly string[] = [];
  let finding: Promise<KnownVisitor | undefined> | undefined;

  const take = (visitor: KnownVisitor): KnownVisitor => {
    cookies = visitorCookies(visitor.number, https, header);
    finding = Promise.resolve(visitor);
    return visitor;
  };
  const find = async (): Promise<KnownVisitor | undefined> => {
    for (const visitor of brought) if (await savedNames.knows(visitor.hash)) return take(visitor);
    return undefined;
  };
  /** The visitor by the first number that storage knows: any other was planted, made up or forgotten. */
  const known = (): Promise<KnownVisitor | undefined> => (finding ??= find());
  const findOrCreateVisitor = async (): Promise<KnownVisitor | TooManyLists> => {
    const visitor = await known();
    if (visitor !== undefined) return visitor;
    const seconds = await newList();
    if (seconds > 0) return { kind: "too many lists", seconds };
    const number = newVisitorNumber();
    return take({ number, hash: hashVisitor(number) });
  };

  /** Ids are folded here, where the API and the forms come in, and nowhere behind. */
  const onRecord = (spelling: string): NameId | undefined => {
    const id = readNameId(spelling);
    return id === undefined || names.summary(id) === undefined ? undefined : id;
  };

  const list = async (): Promise<readonly SavedEntry[]> => {
    const visitor = await known();
    if (visitor === undefined) return [];
    return (await savedNames.list(visitor.hash)).flatMap((saved) => entryOf(saved, names));
  };

  return {
    known: brought.length > 0,
    list,
    async entry(spelling) {
      const id = readNameId(spelling);
      return (await list()).find(({ nameId }) => nameId === id) ?? null;
    },
    async save(spelling) {
      const id = onRecord(spelling);
      if (id === undefined) return "unknown name";
      const visitor = await findOrCreateVisitor();
      return "kind" in visitor ? visitor : savedNames.save(visitor.hash, id);
    },
    async remove(spelling) {
      const visitor = await known();
      if (visitor !== undefined) await savedNames.remove(visitor.hash, foldId(spelling));
    },
    async annotate(spelling, note) {
      const visitor = await known();
      return visitor !== undefined && savedNames.annotate(visitor.hash, foldId(spelling), note);
    },
    async order(spellings) {
      const visitor = await known();
      if (visitor !== undefined) await savedNames.order(visitor.hash, spellings.map(foldId));
    },
    async merge(brief) {
      const ofRecord = brief.flatMap(({ nameId, note }) => {
        const id = onRecord(nameId);
        return id === undefined ? [] : [{ nameId: id, note }];
      });
      const unknown = brief.length - ofRecord.length;
      if (ofRecord.length === 0) return { added: 0, alreadySaved: 0, refused: 0, unknown };
      const visitor = await findOrCreateVisitor();
      if ("kind" in visitor) return visitor;
      return { ...(await savedNames.merge(visitor.hash, ofRecord)), unknown };
    },
    async forget() {
      const visitor = await known();
      if (visitor !== undefined) await savedNames.forget(visitor.hash);
      finding = Promise.resolve(undefined);
      cookies = forgetVisitorCookies(https);
    },
    cookies: () => cookies,
  };
}

function entryOf(saved: SavedName, names: NameBook): readonly SavedEntry[] {
  const summary = names.summary(saved.nameId);
  if (summary === undefined) return [];
  const { spark: _drawnOnlyOnCards, ...babyName } = summary;
  return [{ ...saved, id: saved.nameId, babyName }];
}

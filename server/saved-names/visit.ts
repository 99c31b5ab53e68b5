import { foldId, type NameId, readNameId } from "#domain/names/name.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import type { SavedName, SavedNames, VisitorHash } from "#domain/saved-names/saved-names.ts";
import type { SavedEntry, Visit } from "#domain/saved-names/visit.ts";
import {
  forgetVisitorCookie,
  hashVisitor,
  newVisitorNumber,
  visitorCookie,
  visitorIn,
} from "#server/http/visitor.ts";

type Kept = { readonly names: NameBook; readonly savedNames: SavedNames };
type Asking = { readonly cookie: string | undefined | null; readonly https: boolean };

/** Opens one browser's list for one request. The cookie is set at the first save, and renewed whenever the list is used. */
export function openVisit({ names, savedNames }: Kept, asking: Asking): Visit {
  const brought = visitorIn(asking.cookie);
  let hash: VisitorHash | undefined = brought === undefined ? undefined : hashVisitor(brought);
  let cookie: string | undefined;

  const renew = () => {
    if (brought !== undefined && cookie === undefined) cookie = visitorCookie(brought, asking.https);
  };
  const enrol = (): VisitorHash => {
    if (hash !== undefined) {
      renew();
      return hash;
    }
    const number = newVisitorNumber();
    cookie = visitorCookie(number, asking.https);
    hash = hashVisitor(number);
    return hash;
  };

  /** Ids are folded here, where the API and the forms come in, and nowhere behind. */
  const onRecord = (spelling: string): NameId | undefined => {
    const id = readNameId(spelling);
    return id === undefined || names.summary(id) === undefined ? undefined : id;
  };

  const list = async (): Promise<readonly SavedEntry[]> => {
    if (hash === undefined) return [];
    renew();
    return (await savedNames.list(hash)).flatMap((saved) => entryOf(saved, names));
  };

  return {
    known: brought !== undefined,
    list,
    async entry(spelling) {
      const id = readNameId(spelling);
      return (await list()).find(({ nameId }) => nameId === id) ?? null;
    },
    async save(spelling) {
      const id = onRecord(spelling);
      return id === undefined ? "unknown name" : savedNames.save(enrol(), id);
    },
    async remove(spelling) {
      if (hash === undefined) return;
      renew();
      await savedNames.remove(hash, foldId(spelling));
    },
    async annotate(spelling, note) {
      if (hash === undefined) return false;
      renew();
      return savedNames.annotate(hash, foldId(spelling), note);
    },
    async order(spellings) {
      if (hash === undefined) return;
      renew();
      await savedNames.order(hash, spellings.map(foldId));
    },
    async merge(brief) {
      const known = brief.flatMap(({ nameId, note }) => {
        const id = onRecord(nameId);
        return id === undefined ? [] : [{ nameId: id, note }];
      });
      const unknown = brief.length - known.length;
      if (known.length === 0) return { added: 0, alreadySaved: 0, refused: 0, unknown };
      return { ...(await savedNames.merge(enrol(), known)), unknown };
    },
    async forget() {
      if (hash !== undefined) await savedNames.forget(hash);
      hash = undefined;
      cookie = forgetVisitorCookie(asking.https);
    },
    cookies: () => (cookie === undefined ? [] : [cookie]),
  };
}

function entryOf(saved: SavedName, names: NameBook): readonly SavedEntry[] {
  const summary = names.summary(saved.nameId);
  if (summary === undefined) return [];
  const { spark: _drawnOnlyOnCards, ...babyName } = summary;
  return [{ ...saved, id: saved.nameId, babyName }];
}

import { OFFLINE_WORDS } from "#content/site/offline-words.ts";
import { copiedName } from "#domain/names/device/names-copy.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { CopiedEntry } from "./copied-entry.tsx";
import { nameAskedIn } from "#app/offline/offline-path.ts";
import type { NamesOnDevice } from "#app/offline/use-device-copy.ts";

type Props = { readonly asked: string; readonly names: NamesOnDevice };

/** Instead of the page that was asked for: a name's entry out of the copy, or that it is not here. */
export function MissingPage({ asked, names }: Props) {
  const slug = nameAskedIn(asked);
  const copy = names.state === "here" ? names.copy : null;
  const found = slug === null || copy === null ? undefined : copiedName(copy, foldName(slug));
  return (
    <section className="off-asked">
      {found === undefined || copy === null ? (
        <p>{OFFLINE_WORDS.asked}</p>
      ) : (
        <>
          <CopiedEntry entry={found} year={copy.year} heading="h2" />
          <p className="meta quiet">{OFFLINE_WORDS.fromCopy}</p>
        </>
      )}
    </section>
  );
}

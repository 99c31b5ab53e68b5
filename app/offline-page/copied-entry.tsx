import { OFFLINE_WORDS } from "#content/site/offline-words.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import type { CopiedName } from "#domain/names/device/names-copy.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { SaveButton } from "#app/saved-names/save-button.tsx";
import { GenderTag } from "#app/ui/gender-mark.tsx";
import "#app/saved-names/save-button.css";

type Props = { readonly entry: CopiedName; readonly year: number; readonly heading: "h2" | "h3" };

/** A name as far as the copy knows it. */
export function CopiedEntry({ entry: { babyName, births }, year, heading: Heading }: Props) {
  const { name, gender, origin, meaning, say, certainty } = babyName;
  return (
    <article className="off-name">
      <div>
        <p className="off-tags">
          <GenderTag gender={gender} />
          <span className="meta">{origin}</span>
        </p>
        <Heading>{name}</Heading>
        <p>{certainty === "unknown" ? meaning : <span className="gloss">“{meaning}”</span>}</p>
        <p className="meta num quiet">
          {say};{" "}
          {fillIn(births === 0 ? OFFLINE_WORDS.noRecord : OFFLINE_WORDS.given, {
            births: formatCount(births),
            year: `${year}`,
          })}
        </p>
      </div>
      <SaveButton babyName={babyName} />
    </article>
  );
}

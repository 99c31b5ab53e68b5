import { Link as LinkIcon } from "lucide";
import { FIT_PAGE } from "#content/site/fit-page.ts";
import type { Finding } from "#domain/fit/finding.ts";
import type { FitBook } from "#domain/fit/book/fit-book.ts";
import { fitFragment } from "#domain/fit/fit-link.ts";
import { type NamePart, type NameParts, partsOf, wholeName } from "#domain/fit/full-name.ts";
import type { TypedName } from "#domain/fit/typed-name.ts";
import { useRootData } from "#app/root-data.ts";
import { copyLink } from "#app/sharing/use-share.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { Icon } from "#app/ui/icon.tsx";
import { EraLines } from "./era-lines.tsx";
import { FindingList } from "./finding-list.tsx";
import { buildFindingView } from "./finding-words.ts";
import { FIT_RESULT_ID } from "./fit-result-id.ts";
import { HeardParts } from "./heard-parts.tsx";
import { SayLater } from "./say-later.tsx";
import { SoundField } from "./sound-field.tsx";
import { summaryWords } from "./summary-words.ts";

type Props = {
  readonly typed: TypedName;
  readonly first: NamePart;
  readonly name: NameParts;
  readonly findings: readonly Finding[];
  readonly book: FitBook;
};

/** The name as a whole, how we hear it, and what every rule says. */
export function FitResult({ typed, first, name, findings, book }: Props) {
  const origin = useRootData()?.origin ?? "";
  const { surname, siblings } = name;
  const whole = wholeName(name);
  const { link } = FIT_PAGE;
  const gravest = (["caution", "listen"] as const)
    .map((wanted) => findings.find(({ verdict }) => verdict === wanted))
    .find((finding) => finding !== undefined);
  const share = () =>
    void copyLink({ title: link.title, url: `${origin}${PATHS.fit}#${fitFragment(typed)}` });
  return (
    <>
      <div className="fit-head">
        <h2 id={FIT_RESULT_ID} className="fit-name" data-length={lengthOf(whole)} tabIndex={-1}>
          {whole}
        </h2>
        {findings.length === 0 ? (
          <p className="quiet">{FIT_PAGE.needsMore}</p>
        ) : (
          <p className="fit-sum">{summaryWords(findings)}</p>
        )}
        {gravest === undefined ? null : <p className="fit-why">{buildFindingView(gravest).reason}</p>}
      </div>
      <HeardParts parts={partsOf(name)} />
      <SoundField surname={surname} sound={typed.sound} />
      {findings.length === 0 ? null : (
        <>
          <SayLater text={`${whole}: ${summaryWords(findings)}`} />
          <FindingList findings={findings} />
          <EraLines names={[first, ...siblings]} book={book} />
          <p className="meta fit-note">{FIT_PAGE.note}</p>
          <div className="fit-share noprint">
            <button type="button" className="btn" onClick={share}>
              <Icon of={LinkIcon} />
              {link.copy}
            </button>
            <p className="hint">{link.hint}</p>
          </div>
        </>
      )}
    </>
  );
}

/** How small a name must be to fit beside nothing else on one line of a phone. */
function lengthOf({ length }: string): "long" | "longer" | undefined {
  if (length > 31) return "longer";
  return length > 23 ? "long" : undefined;
}

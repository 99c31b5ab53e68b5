import { ChartNoAxesColumn, MessageSquare, Share } from "lucide";
import type { MouseEvent } from "react";
import { Link } from "react-router";
import { NAME_PAGE } from "#content/site/name-page.ts";
import { useSurname } from "#app/device/typed-name.ts";
import type { NameView } from "#app/names/page/build-name-view.ts";
import { useRootData } from "#app/root-data.ts";
import { SaveButton } from "#app/saved-names/save-button.tsx";
import { sharePage, useHasShareSheet } from "#app/sharing/use-share.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Where the ways to share stand, on every device. */
export const SHARE_ID = "share";

/** What to do with a name: keep it, hold it against others, send it, try it with the surname. */
export function Acts({ words: { babyName, doors } }: { readonly words: NameView }) {
  const surname = useSurname();
  return (
    <div className="acts">
      <SaveButton babyName={babyName} main />
      <Link className="btn noprint" to={doors.compare.href} discover="none">
        <Icon of={ChartNoAxesColumn} />
        <span>{doors.compare.label}</span>
      </Link>
      <ShareLink />
      {doors.surname === null ? null : (
        <Link className="btn noprint" to={doors.surname.href} discover="none">
          <Icon of={MessageSquare} />
          <span>{surname === "" ? doors.surname.label : `${babyName.name} ${surname}?`}</span>
        </Link>
      )}
    </div>
  );
}

/** Opens the device's share sheet where there is one; else it leads to the ways that the page has. */
function ShareLink() {
  const hasShareSheet = useHasShareSheet();
  const origin = useRootData()?.origin ?? "";
  const share = (event: MouseEvent) => {
    if (!hasShareSheet) return;
    event.preventDefault();
    void sharePage({ url: `${origin}${location.pathname}`, title: document.title });
  };
  return (
    <a className="btn noprint" href={`#${SHARE_ID}`} onClick={share}>
      <Icon of={Share} />
      <span>{NAME_PAGE.share}</span>
    </a>
  );
}

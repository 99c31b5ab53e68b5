import { Share } from "lucide";
import type { ComponentProps } from "react";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { openShareSheet } from "#app/sharing/pass-on.ts";
import { useHasShareSheet } from "#app/sharing/use-share.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LinkTools } from "./link-tools.tsx";

const { link: WORDS } = TOGETHER_PAGE;

/** A private link: by the device's share sheet, copied, or read from the screen by the other phone. */
export function PassOn(tools: ComponentProps<typeof LinkTools>) {
  const hasShareSheet = useHasShareSheet();
  return (
    <>
      <LinkTools {...tools} />
      {hasShareSheet ? (
        <button
          type="button"
          className="btn"
          onClick={() => void openShareSheet({ url: tools.link, title: WORDS.shareTitle })}
        >
          <Icon of={Share} />
          {WORDS.share}
        </button>
      ) : null}
    </>
  );
}

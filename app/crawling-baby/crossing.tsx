import { Pause, Play } from "lucide";
import { useState } from "react";
import { CrawlingBaby } from "#app/ui/scenes/crawling-baby.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { crawlPause } from "./crawl-pause.ts";
import { Tooltip } from "#app/ui/tooltip/tooltip.tsx";
import "./crossing.css";

/** The baby on its way along the lower edge of the window, and the button that stops it. The style sheet lets it take 15 seconds. */
export function Crossing() {
  const [paused, setPaused] = useState(false);
  const label = "Pause the crawling baby";
  const change = () => {
    crawlPause.change(() => !paused);
    setPaused(!paused);
  };
  return (
    <div className="crawl noprint" data-paused={paused ? "" : undefined}>
      <div className="crawl-way" aria-hidden="true">
        <div className="crawl-baby">
          <CrawlingBaby />
        </div>
      </div>
      <Tooltip text={label}>
        <button
          type="button"
          className="icon-btn crawl-pause"
          aria-label={label}
          aria-pressed={paused}
          onClick={change}
        >
          <Icon of={paused ? Play : Pause} />
        </button>
      </Tooltip>
    </div>
  );
}

import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { CRAWL_LASTS_MS, untilNextCrawl } from "#domain/crawling-baby/crawl-times.ts";
import { crawlPause } from "./crawl-pause.ts";
import { isSensitive } from "#app/site/is-sensitive.ts";

const STILL = "(prefers-reduced-motion: reduce)";

/** Sends the baby across the window at its times. The drawing is fetched when it is first needed, which on most visits is never. */
export function CrawlTimer() {
  const { pathname } = useLocation();
  const [Crossing, setCrossing] = useState<ComponentType>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let left = false;
    const rest = () => {
      setCrossing(undefined);
      timer = setTimeout(() => void cross(), untilNextCrawl(performance.now()));
    };
    const cross = async () => {
      const fetched = mayCrawl() ? await import("./crossing.tsx").catch(() => undefined) : undefined;
      if (left) return;
      if (fetched !== undefined) setCrossing(() => fetched.Crossing);
      timer = setTimeout(rest, CRAWL_LASTS_MS);
    };
    rest();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, []);

  return Crossing === undefined || isSensitive(pathname) ? null : <Crossing />;
}

function mayCrawl(): boolean {
  return !crawlPause.now() && !matchMedia(STILL).matches && !isSensitive(globalThis.location.pathname);
}

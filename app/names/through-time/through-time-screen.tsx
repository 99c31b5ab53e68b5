import { Download } from "lucide";
import { memo, type ReactNode, useEffect, useState } from "react";
import { href, Link } from "react-router";
import { RECORDS_EDITION } from "#content/site/records-edition.ts";
import { THROUGH_TIME } from "#content/through-time/through-time-page.ts";
import { formatCount } from "#domain/locale/numbers.ts";
import type { Origin } from "#domain/names/entry/origin.ts";
import { timeQuery } from "#domain/names/through-time/time-request.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { TryAgain } from "#app/fetching/try-again.tsx";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { RelatedPages } from "#app/site/related/related-pages.tsx";
import { TITLES } from "#app/site/titles.data.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { sayBands } from "./say-bands.ts";
import { TimeForm } from "./time-form.tsx";
import { TimeTable } from "./time-table.tsx";
import { TimeTool } from "./time-tool.tsx";
import { loadTime, type SentTime, type ShownTime, useTime } from "./use-time.ts";
import { useTimeRequest } from "./use-time-request.ts";
import "./through-time.css";
import "#app/ui/link-row.css";

const { counted, none, examples, how } = THROUGH_TIME;
const NOTICED_MS = 200;

type Props = {
  readonly sent: SentTime;
  readonly origins: readonly Origin[];
  /** Names of the collection. */
  readonly collected: number;
  /** At the end: the share panel. */
  readonly children: ReactNode;
};

/** Every name at once: all listed births as bands, and how many get which of them. */
export function ThroughTimeScreen({ sent, origins, collected, children }: Props) {
  const asked = useTimeRequest(loadTime);
  const { request } = asked;
  const { shown, loaded, warmUp } = useTime(request, sent);
  const isEmpty = shown.bands.bands.length === 0;
  return (
    <>
      <Place />
      <main id="main" className="tt">
        <div className="shell">
          <h1>{TITLES.throughTime}</h1>
          <p className="quiet tt-lead">{THROUGH_TIME.lead}</p>
          <TimeForm asked={asked} origins={origins} onFocus={warmUp} />
          {loaded.state === "failed" ? (
            <TryAgain className="tt-failed" words={THROUGH_TIME.failed} retry={loaded.retry} />
          ) : null}
          <section className="tt-part" aria-labelledby="tt-say" aria-busy={loaded.state === "loading"}>
            {loaded.state === "loading" ? <Loading /> : null}
            {isEmpty ? <NothingFits shown={shown} /> : <Chart shown={shown} sent={sent} />}
          </section>
          <Examples isAll={timeQuery(request) === ""} />
          {isEmpty ? null : (
            <div className="tt-below">
              <TimeTable shown={shown} />
              <a
                className="btn noprint"
                href={`${href("/names/through-time/figures.csv")}${timeQuery(shown.request)}`}
                download
              >
                <Icon of={Download} />
                {THROUGH_TIME.csv}
              </a>
            </div>
          )}
          <HowItIsMade collected={collected} />
          {children}
        </div>
        <Related />
      </main>
    </>
  );
}

// What no letter changes is rendered once: links alone take a slow phone as long as a chart.

const Place = memo(function Place() {
  return <Breadcrumbs above={[{ label: "Names", href: href("/") }]} current={TITLES.throughTime} />;
});

const Related = memo(function Related() {
  return <RelatedPages path={PATHS.throughTime} />;
});

const HowItIsMade = memo(function HowItIsMade({ collected }: Pick<Props, "collected">) {
  return (
    <section className="tt-how" aria-labelledby="how">
      <SectionHead id="how" title={how.title} />
      {how.text.map((text) => (
        <p key={text}>{fillIn(text, { count: formatCount(collected) })}</p>
      ))}
      <p className="meta">{fillIn(how.source, { edition: String(RECORDS_EDITION) })}</p>
    </section>
  );
});

/** Remembered: an address changes before its chart is here. */
const Chart = memo(function Chart({ shown, sent }: { readonly shown: ShownTime; readonly sent: SentTime }) {
  const { request, bands } = shown;
  return (
    <>
      <h2 id="tt-say" className="tt-say">
        {sayBands(request, bands)}
      </h2>
      <TimeTool shown={shown} isFirst={timeQuery(request) === sent.query} />
      <p className="small quiet tt-caption">
        {fillIn(THROUGH_TIME.caption, {
          counted: counted[request.whose],
          first: String(bands.firstYear),
          last: String(bands.lastYear),
        })}
        {request.whose === "babies" ? ` ${THROUGH_TIME.colors}` : ""}
      </p>
    </>
  );
});

/** Only where it takes long enough to be noticed: what comes and goes at each letter would be painted, too. */
function Loading() {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), NOTICED_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDue ? <p className="small tt-loading">{THROUGH_TIME.loading}</p> : null;
}

function NothingFits({ shown: { request } }: { readonly shown: ShownTime }) {
  return (
    <div className="tt-none" role="status">
      <h2 id="tt-say">{none.heading}</h2>
      <p>{fillIn(none.text, { counted: counted[request.whose] })}</p>
      <Link className="btn" to={PATHS.throughTime} preventScrollReset>
        {none.link}
      </Link>
    </div>
  );
}

/** What is worth a look, as links: each is an address. */
const Examples = memo(function Examples({ isAll }: { readonly isAll: boolean }) {
  return (
    <nav className="link-row noprint" aria-label={examples.label}>
      <b aria-hidden="true">{examples.label}</b>
      {isAll ? null : (
        <Link to={PATHS.throughTime} preventScrollReset>
          {examples.all}
        </Link>
      )}
      {examples.links.map(({ label, query }) => (
        <Link key={query} to={`${PATHS.throughTime}${query}`} preventScrollReset>
          {label}
        </Link>
      ))}
    </nav>
  );
});

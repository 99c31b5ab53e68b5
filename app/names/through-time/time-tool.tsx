import { useMemo, useState } from "react";
import { href, Link, useNavigate } from "react-router";
import { PlotSlider } from "#app/charts/plot-slider.tsx";
import { GenderTag } from "#app/ui/gender-mark.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { THROUGH_TIME } from "#content/through-time/through-time-page.ts";
import { timeQuery } from "#domain/names/through-time/time-request.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { drawBands, PLOT } from "./draw-bands.ts";
import { bandWords, type ReadBand, readBands, REST, sayBands, topBand } from "./say-bands.ts";
import { TimeChart } from "./time-chart.tsx";
import type { ShownTime } from "./use-time.ts";

const { panel } = THROUGH_TIME;

type Chosen = {
  readonly key: string;
  readonly year: number;
  /** The query of the chart on which it was chosen: what is spoken is of the newest that happened. */
  readonly on: string;
};

type Props = {
  readonly shown: ShownTime;
  /** Whether this is the chart that the page came with, of which nothing needs to be announced. */
  readonly isFirst: boolean;
};

/** The chart, and below it the band that was chosen. */
export function TimeTool({ shown, isFirst }: Props) {
  const { request, bands } = shown;
  const { firstYear, lastYear } = bands;
  const query = timeQuery(request);
  const navigate = useNavigate();
  const drawing = useMemo(() => drawBands(bands, request.whose), [bands, request.whose]);
  const all = useMemo(() => readBands(bands), [bands]);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const band = all.find(({ key }) => key === chosen?.key) ?? all.find(({ key }) => key === topBand(bands));
  const year = chosen?.year ?? lastYear;
  const choose = (key: string, at: number) => setChosen({ key, year: at, on: query });
  const isChosen = chosen?.on === query && chosen.key === band?.key;
  const onBand = (pressed: string, along: number) => {
    // The second press on a band follows its link.
    if (isChosen && pressed === band?.key && pressed !== REST) return false;
    choose(pressed, firstYear + Math.round(along * (lastYear - firstYear)));
    return true;
  };
  if (band === undefined) return null;

  /** From band to band, upward on the chart as up is -1; each end leads to the other. */
  const step = (by: number) => {
    const next = all.at((all.indexOf(band) - by) % all.length);
    if (next !== undefined) choose(next.key, year);
  };
  const words = bandWords(band, bands, request.whose, year);
  const x = `${((year - firstYear) / (lastYear - firstYear)) * 100}%`;
  const spoken = isChosen ? `${band.name}. ${words.year}` : isFirst ? "" : sayBands(request, bands);
  return (
    <>
      <div className="plot tt-plot">
        <TimeChart drawing={drawing} chosen={band.key} onBand={onBand} />
        <PlotSlider
          first={firstYear}
          last={lastYear}
          year={year}
          onYear={(next) => choose(band.key, next)}
          onLine={step}
          onEnter={() => {
            if (band.key !== REST) void navigate(href("/names/:slug", { slug: band.key }));
          }}
          label={THROUGH_TIME.cursor}
          hint={THROUGH_TIME.cursorHint}
        >
          {isChosen ? (
            <svg className="ch" width="100%" height={PLOT.height} aria-hidden="true">
              <line className="cur-line" x1={x} x2={x} y1={PLOT.top} y2={PLOT.bottom} />
            </svg>
          ) : null}
        </PlotSlider>
      </div>
      <output className="vh">{spoken}</output>
      <BandPanel band={band} words={words} withSex={request.whose === "babies"} />
    </>
  );
}

type PanelProps = {
  readonly band: ReadBand;
  readonly words: ReturnType<typeof bandWords>;
  /** Whether bands are of either sex, which their color alone would tell. */
  readonly withSex: boolean;
};

function BandPanel({ band: { key, name, gender }, words, withSex }: PanelProps) {
  return (
    <section className="tt-panel num" aria-label={panel.label}>
      <p>
        <b>{name}</b> {withSex && gender !== null ? <GenderTag gender={gender} /> : null}{" "}
        <span>{words.year}</span> <span>{words.peak}</span>
      </p>
      {key === REST ? null : (
        <div className="noprint">
          <Link className="btn" to={href("/names/:slug", { slug: key })}>
            {fillIn(panel.open, { name })}
          </Link>
          <Link className="btn" to={`${PATHS.compare}?names=${key}`}>
            {fillIn(panel.compare, { name })}
          </Link>
        </div>
      )}
    </section>
  );
}

import { GROWTH_PAGE } from "#content/site/growth-page.ts";
import { sayPercentile } from "#domain/growth/percentile.ts";
import type { ChosenUnits } from "#domain/growth/units.ts";
import { shortDayWords } from "#domain/locale/dates.ts";
import type { ReadDay } from "./chart/child-points.ts";
import { nameOfCurve } from "./chart/name-of-curve.ts";
import { sayAge } from "#domain/growth/say-age.ts";
import { WideTable } from "#app/ui/wide-table.tsx";
import { sayMeasured } from "./chart/view-of-curve.ts";

const { readings: WORDS } = GROWTH_PAGE;

/** All figures of one day: percentiles and z-scores, by both ages where a baby has two. */
export function DayScores({ day, units }: { readonly day: ReadDay; readonly units: ChosenUnits }) {
  const { readings, byBirth, corrected, measurement } = day;
  const rows =
    corrected === null
      ? readings.map((reading) => ({ reading, age: "" }))
      : byBirth.flatMap((reading) => {
          if (reading.curve === "weightForLength") return [{ reading, age: "" }];
          const other = readings.find(({ curve }) => curve === reading.curve);
          return [
            ...(other === undefined ? [] : [{ reading: other, age: WORDS.corrected }]),
            { reading, age: WORDS.chronological },
          ];
        });
  if (rows.length === 0) return null;
  return (
    <WideTable label={`${WORDS.caption}, ${shortDayWords(measurement.date)}`}>
      <caption>
        {WORDS.caption}, {shortDayWords(measurement.date)} ({sayAge(day.days).toLowerCase()})
      </caption>
      <thead>
        <tr>
          {WORDS.head.map((head, place) => (
            <th key={head} scope="col" className={place === 0 ? undefined : "r"}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ reading, age }) => (
          <tr key={`${reading.curve}${age}`}>
            <th scope="row">
              {nameOfCurve(reading.curve, day.days)}
              {age === "" ? null : <span className="quiet"> {age}</span>}
            </th>
            <td className="r">{sayMeasured(reading.curve, reading.value, units)}</td>
            <td className="r">{sayPercentile(reading.z)}</td>
            <td className="r">{sayZ(reading.z)}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

function sayZ(z: number): string {
  const said = Math.abs(z).toFixed(2);
  return said === "0.00" ? "0.00" : `${z < 0 ? "−" : "+"}${said}`;
}

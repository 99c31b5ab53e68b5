import { type Ref } from "react";
import { GROWTH_PAGE } from "#content/site/growth-page.ts";
import { OUTER_SD } from "#domain/growth/lms.ts";
import type { Curve, Sex } from "#domain/growth/measure.ts";
import { ordinal, percentileOf, sayPercentile } from "#domain/growth/percentile.ts";
import type { CurveScore } from "#domain/growth/curve-score.ts";
import { standingOf } from "#domain/growth/standing.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { type ReadDay, scoreOn } from "./chart/child-points.ts";
import { nameOfCurve } from "./chart/name-of-curve.ts";
import { sayAge } from "#domain/growth/say-age.ts";

const WORDS = GROWTH_PAGE;
/** Newborns lose and regain weight within so many days. */
const FIRST_DAYS = 14;

type Props = {
  readonly day: ReadDay;
  readonly sex: Sex;
  readonly curve: Curve;
  readonly isOnly: boolean;
  readonly ref: Ref<HTMLHeadingElement>;
};

/** Where the child stood on one day, in words that judge nobody. */
export function GrowthResult({ day, sex, curve, isOnly, ref }: Props) {
  const { corrected, readings, days } = day;
  const reading = scoreOn(readings, curve);
  if (reading === undefined) {
    const isEarly = corrected !== null && corrected < 0 && curve !== "weightForLength";
    const hint = curve === "weightForLength" ? WORDS.noReadingByLength : WORDS.noReadingHint;
    const isMeasured = curve !== "weightForLength" && day.measurement[curve] !== undefined;
    return (
      <div className="gro-res">
        <div>
          <h2 ref={ref} tabIndex={-1}>
            {isEarly && isMeasured
              ? WORDS.curves[curve]
              : `${nameOfCurve(curve, days)}: ${WORDS.noReading.toLowerCase()}`}
          </h2>
          <p>{isEarly && isMeasured ? WORDS.beforeDue : hint}</p>
        </div>
      </div>
    );
  }
  const { figure, ending } = ordinal(sayPercentile(reading.z));
  const standing = standingOf(reading.z);
  const byAge = curve !== "weightForLength";
  return (
    <div className="gro-res num">
      <b aria-hidden="true">
        {figure}
        <sup>{ending}</sup>
      </b>
      <div>
        <h2 ref={ref} tabIndex={-1}>
          <span className="vh">
            {fillIn(GROWTH_PAGE.percentile, {
              curve: nameOfCurve(curve, days),
              figure: `${figure}${ending}`,
            })}{" "}
          </span>
          {WORDS.standings[standing]}
        </h2>
        <p>
          {sayShare(reading, sex)} {sayNext(reading.z, sex)}{" "}
          {isOnly && !isFarOut(reading.z) ? WORDS.onePoint : null}
        </p>
        {byAge && corrected !== null ? (
          <p>{fillIn(WORDS.corrected, { age: sayAge(corrected).toLowerCase() })}</p>
        ) : null}
        {curve === "weight" && days < FIRST_DAYS ? <p>{WORDS.firstDays}</p> : null}
      </div>
    </div>
  );
}

/** What to make of it: beyond 3 SD nobody should wait for the next visit. */
function sayNext(z: number, sex: Sex): string {
  if (isFarOut(z)) return WORDS.farOutside;
  const standing = standingOf(z);
  return standing === "belowAll" || standing === "aboveAll"
    ? WORDS.outside
    : fillIn(WORDS.inside, { pronoun: WORDS.pronoun[sex], possessive: WORDS.possessive[sex] });
}

function isFarOut(z: number): boolean {
  return Math.abs(z) > OUTER_SD;
}

/** "Of 100 girls this age, about 17 weigh less." */
function sayShare({ curve, z }: CurveScore, sex: Sex): string {
  const percentile = percentileOf(z);
  const { one, many } = WORDS.lower[curve];
  const lower =
    percentile < 1
      ? `fewer than 1 ${one}`
      : percentile > 99
        ? `more than 99 ${many}`
        : Math.round(percentile) === 1
          ? `about 1 ${one}`
          : `about ${Math.round(percentile)} ${many}`;
  return `Of 100 ${WORDS.many[sex]} this ${curve === "weightForLength" ? "long" : "age"}, ${lower}.`;
}

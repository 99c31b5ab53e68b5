#!/usr/bin/env python3
"""Calculates z-scores and percentiles from WHO's own tables, apart from the site's code.

  python3 tools/growth/calculate-cases.py <folder of csv> > data/who/cases.tsv

Written from WHO's description of the method, in another language and with another normal distribution, so that the two
do not share a mistake. It reads the tables as WHO publishes them, not the compiled ones, and draws its cases from a
fixed seed: the same tables give the same file.
"""
import csv, math, random, sys
from pathlib import Path
from statistics import NormalDist

FOLDER = Path(sys.argv[1])
FILES = {
    "weight": ("weight-for-age-daily.csv", "age_days"),
    "length": ("length-for-age-daily.csv", "age_days"),
    "head": ("head-for-age-daily.csv", "age_days"),
    "weightForLength": ("weight-for-length.csv", "length_cm"),
    "height": ("height-for-age-24-60.csv", "age_months"),
}
PHI = NormalDist().cdf


def table(name):
    file, key = FILES[name]
    with open(FOLDER / file, newline="") as lines:
        return {(row["sex"], float(row[key])): tuple(float(row[c]) for c in "LMS") for row in csv.DictReader(lines)}


TABLES = {name: table(name) for name in FILES}


def lms(name, sex, at):
    if name == "length" and at > 730:
        return between(TABLES["height"], sex, at / (365.25 / 12), 1)
    if name == "weightForLength":
        return between(TABLES[name], sex, at, 0.1)
    return TABLES[name][sex, float(round(at))]


def between(rows, sex, at, step):
    low = round(math.floor(at / step + 1e-9) * step, 1)
    part = (at - low) / step
    below = rows[sex, low]
    if part < 1e-9:
        return below
    above = rows[sex, round(low + step, 1)]
    return tuple(b + part * (a - b) for b, a in zip(below, above))


def at_sd(sd, L, M, S):
    return M * math.exp(math.log1p(L * S * sd) / L) if L else M * math.exp(S * sd)


def z_score(name, sex, at, x):
    L, M, S = lms(name, sex, at)
    z = math.expm1(L * math.log(x / M)) / (L * S) if L else math.log(x / M) / S
    if name in ("weight", "weightForLength"):
        if z > 3:
            sd2, sd3 = at_sd(2, L, M, S), at_sd(3, L, M, S)
            return 3 + (x - sd3) / (sd3 - sd2)
        if z < -3:
            sd2, sd3 = at_sd(-2, L, M, S), at_sd(-3, L, M, S)
            return -3 + (x - sd3) / (sd2 - sd3)
    return z


def main():
    dice = random.Random(2006)
    print("curve\tsex\tat\tvalue\tz\tpercentile")
    days = [0, 1, 2, 3, 5, 7, 10, 14, 21, 28, 61, 122, 183, 274, 365, 547, 700, 729, 730, 731, 745, 800, 913, 1000, 1096, 1278, 1461, 1600, 1780, 1825, 1826]
    lengths = [45, 45.1, 45.05, 45.7, 49.9, 55.25, 60.3, 67.38, 75, 86.4, 93.21, 101.9, 109.9, 109.95, 110]
    for name in ("weight", "length", "head", "weightForLength"):
        for sex in ("girl", "boy"):
            for at in lengths if name == "weightForLength" else days:
                L, M, S = lms(name, sex, at)
                # The last two lie beyond 3 SD, each on its side.
                for sd in (dice.uniform(-2.9, 2.9), dice.uniform(-4.8, -3.05), dice.uniform(3.05, 4.6)):
                    digits = 3 if name.startswith("weight") else 1
                    x = round(at_sd(sd, L, M, S), digits)
                    z = z_score(name, sex, at, x)
                    print(name, sex, f"{at:g}", f"{x:g}", f"{z:.6f}", f"{100 * PHI(z):.6f}", sep="\t")


main()

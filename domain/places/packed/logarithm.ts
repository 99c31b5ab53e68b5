// Math.log and Math.exp may differ from machine to machine in the last digit, and what is packed on one is read on another.
// These use +, -, × and ÷ alone, which IEEE 754 defines to the last bit. They err by less than 1e-9, which no model feels.

const LN_2 = Math.LN2;
const POWERS_OF_2 = [1];
while (POWERS_OF_2.length < 128) POWERS_OF_2.push(2 * (POWERS_OF_2.at(-1) ?? 1));

/** The natural logarithm of a positive number. */
export function ln(number: number): number {
  let rest = number;
  let powers = 0;
  for (; rest >= 1.5; rest *= 0.5) powers++;
  for (; rest < 0.75; rest *= 2) powers--;
  // ln x = 2 artanh((x - 1)/(x + 1)): an odd series, of which the argument is at most a fifth.
  const t = (rest - 1) / (rest + 1);
  const s = t * t;
  const series =
    1 + s * (1 / 3 + s * (1 / 5 + s * (1 / 7 + s * (1 / 9 + s * (1 / 11 + s * (1 / 13 + s * (1 / 15)))))));
  return powers * LN_2 + 2 * t * series;
}

/** e to a power between -80 and 80. */
export function exp(power: number): number {
  const twos = Math.round(power / LN_2);
  const t = power - twos * LN_2;
  const series =
    1 +
    t *
      (1 +
        (t / 2) *
          (1 + (t / 3) * (1 + (t / 4) * (1 + (t / 5) * (1 + (t / 6) * (1 + (t / 7) * (1 + t / 8)))))));
  const scale = POWERS_OF_2[Math.abs(twos)] ?? 1;
  return twos < 0 ? series / scale : series * scale;
}

/** The square root of a number, 0 for 0. */
export function root(number: number): number {
  return number > 0 ? exp(ln(number) / 2) : 0;
}

export function clamp(number: number, least: number, most: number): number {
  return number < least ? least : number > most ? most : number;
}

/** Which of the steps of a logarithmic scale a number is on, so many to a factor of e; 0 up to 1/e², at most `last`. */
export function logStep(number: number, stepsPerE: number, last: number): number {
  return number <= 0 ? 0 : clamp(Math.floor((ln(number) + 2) * stepsPerE), 0, last);
}

import { lettersIn } from "./letters-in.ts";
import { type Phrase, phrase } from "./phrase.ts";

const HAS =
  "(?:that |which )?(?:with|has|have|having|containing|contain|contains|include|including) (?:an? |the )?(?:letters? )?[\"'“‘]?([a-z])[\"'”’]?(?:['’]?s)?(?: (?:in|somewhere in|inside) (?:it|them|there|the names?))?";
const NOT = "(?:but )?(?:just )?(?:not|isn[’']?t|never)(?: (?:as|in|on))?";
const LETTERS = Array.from("abcdefghijklmnopqrstuvwxyz");

/** A letter that stands somewhere, and not at the beginning, or not at the end: "with an o but not at the end"; in the middle is neither. */
export const INSIDE_PHRASES: readonly Phrase<readonly string[]>[] = [
  {
    pattern: phrase(
      `${HAS} (?:((?:in|somewhere in) the middle)|${NOT} (?:(?:at|in) the (?:beginning|start|front)|(?:the )?first|at first)(?: letter)?)`,
    ),
    parse([letter = "", middle = ""]) {
      const others = LETTERS.filter((other) => other !== letter.toLowerCase());
      const wish = lettersIn(letter, "Inside it");
      const notFirst = others.map((other) => ["start", other] as const);
      const notLast = middle === "" || wish === null ? [] : wish.value.map((end) => ["not", end] as const);
      return wish && { ...wish, also: [...notFirst, ...notLast] };
    },
  },
  {
    pattern: phrase(`${HAS},? ${NOT} (?:(?:at|in|on) the (?:very )?end|(?:the )?last)(?: letter)?`),
    parse([letter = ""]) {
      const wish = lettersIn(letter, "Contains");
      return (
        wish && {
          ...wish,
          label: `${wish.label}, not at the end`,
          also: wish.value.map((value) => ["not", value] as const),
        }
      );
    },
  },
];

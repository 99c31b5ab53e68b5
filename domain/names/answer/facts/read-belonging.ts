import type { FindName, FoundName } from "#domain/names/answer/words/find-name.ts";
import { typedWords } from "#domain/names/answer/words/typed-words.ts";

/** Whether a name is one of some kind, said in words: "is Elijah a bible name". */
export type Belonging = {
  readonly name: FoundName;
  /** The kind, as a wish for names: "bible names". */
  readonly kind: string;
};

const WAYS = [
  "(?:is|are|was|isnt|wasnt)(?: the)?(?: names?)? (?<name>[^ ]+) (?:(?:considered|really|actually|also|even|originally|supposed to be|mentioned|found|used|a|an|the|one|of|in|from|some|kind|type|sort|bad|good|evil|person|figure|character|woman|man|guy|queen|king|very|truly|still) )*(?<kind>[^ ].*?)(?: (?:baby|first|girls?|boys?))?(?: (?:names?|word|figure|character|person))*(?: or (?:not|no))?",
  "(?:does|do|can|could|would)(?: the)?(?: names?)? (?<name>[^ ]+) (?:count as|pass as|pass for|qualify as|fit (?:as|in|with)|work as|belong (?:to|with)) (?:(?:a|an|the) )?(?<kind>[^ ].*?)(?: names?)?",
  "(?:does|do)(?: the)?(?: names?)? (?<name>[^ ]+) (?:appear|come|occur|exist|show up|get mentioned) (?:up )?in (?:the )?(?<kind>[^ ].*)",
].map((source) => new RegExp(`^(?:(?:so|hey|hi|wait|um) )*${source}$`, "d"));

/** Most texts are not looked at any further. */
const ASKS =
  /^\s*(?:(?:so|hey|hi|wait|um)\s+)*(?:is|are|was|isn['’]?t|wasn['’]?t|does|do|can|could|would)\s/i;

/** Null for a text that asks nothing of the kind. */
export function readBelonging(text: string, find: FindName): Belonging | null {
  if (!ASKS.test(text)) return null;
  const words = typedWords(text);
  if (words === null) return null;
  for (const way of WAYS) {
    const groups = way.exec(words.plain)?.indices?.groups;
    const [name, kind] = [groups?.["name"], groups?.["kind"]];
    if (name === undefined || kind === undefined) continue;
    const found = find(words.typed(...name).text, { bare: true, saysName: false });
    if (found !== null) return { name: found, kind: `${words.plain.slice(...kind)} names` };
  }
  return null;
}

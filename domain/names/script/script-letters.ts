import type { Lettered } from "./script.ts";

/** Folded letters (fold-script.ts) and how English names are spelled with their sounds: "жzh" is zh for ж. Two letters stand before one. */
const LETTERS = {
  Cyrillic: `аa бb вv гg дd еe жzh зz иi кk лl мm нn оo пp рr сs тt уu фf хh цts чch шsh щsh ъ ыi ь эe юiu яia љl њn ћch ђj џj әa өo үu ұu қk ғg ңn
    һh`,
  Greek: `ουu αιe ειi οιi υιi ευev αυav μπb ντd γκg γγng αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs τt υi φf χh ψps ωo`,
  Hebrew: `אa בb גg דd הh וw זz חh טt יy כk לl מm נn סs עa פp צz קk רr שs תt`,
  Arabic: `اa بb تt ثt جj حh خh دd ذz رr زz سs شs صs ضd طt ظz عa غg فf قk كk لl مm نn هh وw يy پp چs ژz گg`,
  Armenian: `ուu աa բb գg դd եe զz էe ըe թt ժzh իi լl խkh ծts կk հh ձdz ղgh ճch մm յy նn շsh ոo չch պp ջj ռr սs վv տt րr ցts ւv փp քk օo ֆf`,
  Georgian: `აa ბb გg დd ეe ვv ზz თt იi კk ლl მm ნn ოo პp ჟzh რr სs ტt უu ფp ქk ღgh ყk შsh ჩch ცts ძdz წts ჭch ხkh ჯj ჰh`,
  Kana: `きゃkya きゅkyu きょkyo しゃsha しゅshu しょsho ちゃcha ちゅchu ちょcho にゃnya にゅnyu にょnyo ひゃhya ひゅhyu ひょhyo みゃmya みゅmyu みょmyo
    りゃrya りゅryu りょryo ぎゃgya ぎゅgyu ぎょgyo じゃja じゅju じょjo びゃbya びゅbyu びょbyo ぴゃpya ぴゅpyu ぴょpyo じぇje しぇshe ふぁfa ふぃfi ふぇfe ふぉfo てぃti でぃdi
    うぃwi うぇwe あa いi うu えe おo かka きki くku けke こko さsa しshi すsu せse そso たta ちchi つtsu てte とto なna にni ぬnu ねne のno はha ひhi ふfu へhe ほho
    まma みmi むmu めme もmo やya ゆyu よyo らra りri るru れre ろro わwa をo んn がga ぎgi ぐgu げge ごgo ざza じji ずzu ぜze ぞzo だda ぢji づzu でde どdo ばba びbi
    ぶbu べbe ぼbo ぱpa ぴpi ぷpu ぺpe ぽpo ゔvu ー っ`,
} as const satisfies Partial<Record<Lettered, string>>;

type Script = keyof typeof LETTERS;

/** Devanagari: a consonant has an a of its own, unless another vowel or the sign for none follows. */
const CONSONANTS =
  "कk खkh गg घgh ङn चch छchh जj झjh ञn टt ठth डd ढdh णn तt थth दd धdh नn पp फf बb भbh मm यy रr लl वv शsh षsh सs हh ळl";
const VOWELS = "अa आa इi ईi उu ऊu ऋri एe ऐai ओo औau ाa िi ीi ुu ूu ृri ेe ैai ोo ौau";
const NO_VOWEL = "्";
const NASALS = "ंn ँn";

const INITIALS = "g kk n d tt r m b pp s ss  j jj ch k t p h".split(" ");
const MIDDLES = "a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i".split(" ");
const FINALS = " k k k n n n t l l l l l l l l m p p t t ng t t k t p t".split(" ");
const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;

const pairs = (table: string): ReadonlyMap<string, string> =>
  new Map(
    table
      .trim()
      .split(/\s+/)
      .map((entry): [string, string] => {
        const latin = /[a-z]*$/.exec(entry)?.[0] ?? "";
        return [entry.slice(0, entry.length - latin.length), latin];
      }),
  );

const mapOf = (script: Script) => pairs(LETTERS[script]);
const maps: ReadonlyMap<Lettered, ReadonlyMap<string, string>> = new Map([
  ["Cyrillic", mapOf("Cyrillic")],
  ["Greek", mapOf("Greek")],
  ["Hebrew", mapOf("Hebrew")],
  ["Arabic", mapOf("Arabic")],
  ["Armenian", mapOf("Armenian")],
  ["Georgian", mapOf("Georgian")],
  ["Kana", mapOf("Kana")],
]);
const consonants = pairs(CONSONANTS);
const vowels = pairs(`${VOWELS} ${NASALS}`);

/** A folded text in Latin letters, as English speakers might write what is written; letters that are not known are left out. */
export function inLatinLetters(folded: string, script: Lettered): string {
  if (script === "Hangul") return Array.from(folded, syllable).join("");
  if (script === "Devanagari") return ofDevanagari(folded);
  const letters = maps.get(script) ?? new Map<string, string>();
  let latin = "";
  for (let at = 0; at < folded.length;) {
    const two = letters.get(folded.slice(at, at + 2));
    latin += two ?? letters.get(folded[at] ?? "") ?? "";
    at += two === undefined ? 1 : 2;
  }
  return latin;
}

function syllable(sign: string): string {
  const code = sign.charCodeAt(0);
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return "";
  const place = code - FIRST_SYLLABLE;
  return `${INITIALS[Math.floor(place / 588)] ?? ""}${MIDDLES[Math.floor((place % 588) / 28)] ?? ""}${FINALS[place % 28] ?? ""}`;
}

function ofDevanagari(folded: string): string {
  let latin = "";
  for (let at = 0; at < folded.length; at++) {
    const sign = folded[at] ?? "";
    const consonant = consonants.get(sign);
    latin += consonant ?? vowels.get(sign) ?? "";
    const next = folded[at + 1] ?? "";
    const hasOwnVowel = next !== NO_VOWEL && !/^[ा-ौ]/u.test(next) && next !== "";
    if (consonant !== undefined && hasOwnVowel) latin += "a";
  }
  return latin;
}

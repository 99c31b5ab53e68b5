/** Words that lead into a meaning, in other languages: "означает", "يعني", "という意味の". */
const CUES =
  "означает|означающее|означающие|означают|значит|значение|значением|со|с|которое|которые|що|зі|значенням|意味する|意味|という|といった|を|が|と|つ|意思|意为|意味着|寓意|含义|代表|表示|是|为|的意思|뜻하는|뜻의|뜻을|뜻|의미하는|의미의|의미를|의미|이라는|라는|가진|يعني|تعني|معناه|معناها|بمعنى|معنى|שמשמעותו|שמשמעותה|שמשמעותם|משמעותו|משמעות|במשמעות|שפירושו|שפירושה|פירושו|עם|मतलब|अर्थ|जिसका|जिनका|वाला|वाले|हो|है|σημαίνει|σημαίνουν|σημασία|που|με|signifiant|signifie|signifient|qui|veut|veulent|dire|mit|der|die|das|bedeutung|bedeutet|bedeuten|que|significa|significam|significado|com|znaczy|oznacza|oznaczające|znaczeniu|które|o|nghĩa|ý|là|có|mang";

/** What parents ask for most, by the English of it; words that are spelled alike in several languages stand once. */
const MEANINGS =
  "light=свет|світло|光|ひかり|빛|نور|ضياء|ضوء|אור|प्रकाश|रोशनी|φως|lumière|licht|luz; star=звезда|зірка|星|ほし|별|نجمة|نجم|כוכב|तारा|सितारा|αστέρι|étoile|stern|estrela; moon=луна|місяць|月|つき|달|قمر|ירח|चांद|चाँद|चंद्रमा|φεγγάρι|lune|mond|lua; sun=солнце|сонце|太阳|太陽|해|태양|شمس|שמש|सूरज|सूर्य|ήλιος|soleil|sonne|sol; flower=цветок|квітка|花|꽃|زهرة|وردة|פרח|फूल|λουλούδι|fleur|blume|flor; love=любовь|любов|愛|爱|사랑|حب|אהבה|प्यार|प्रेम|αγάπη|amour|liebe|amor; hope=надежда|надія|希望|희망|أمل|امل|תקווה|आशा|ελπίδα|espoir|hoffnung|esperança; joy=радость|радість|喜び|喜悦|快乐|快樂|기쁨|فرح|فرحة|سعادة|שמחה|खुशी|आनंद|χαρά|joie|freude|alegria; peace=мир|和平|平和|평화|سلام|שלום|शांति|ειρήνη|paix|frieden|paz; brave=смелый|храбрый|смелость|отважный|хоробрий|勇敢|勇気|용기|용감한|شجاع|شجاعة|אמיץ|वीर|बहादुर|γενναίος|courageux|mutig|corajoso|odważny; strong=сильный|сила|сильна|сильная|сильний|坚强|堅強|强|強い|強さ|강한|قوي|قوة|חזק|मजबूत|शक्ति|δυνατός|fort|force|stark|stärke|forte; lion=лев|狮子|獅子|ライオン|사자|أسد|اسد|אריה|शेर|λιοντάρι|löwe|leão; wolf=волк|вовк|狼|늑대|ذئب|זאב|λύκος|loup|lobo; king=король|царь|国王|王|왕|ملك|מלך|राजा|βασιλιάς|roi|könig|rei; queen=королева|царица|女王|여왕|ملكة|מלכה|रानी|βασίλισσα|reine|königin|rainha; princess=принцесса|принцеса|公主|姫|공주|أميرة|اميرة|נסיכה|राजकुमारी|πριγκίπισσα|princesse|prinzessin; warrior=воин|воїн|战士|戰士|戦士|전사|محارب|לוחם|योद्धा|πολεμιστής|guerrier|krieger|guerreiro; gift=подарок|дар|подарунок|礼物|禮物|贈り物|선물|هدية|מתנה|उपहार|δώρο|cadeau|geschenk|presente; god=бог|бога|божий|神|الله|אלוהים|भगवान|θεός|dieu|gott|deus; sea=море|海|うみ|바다|بحر|ים|समुद्र|θάλασσα|mer|meer|mar; life=жизнь|життя|生命|命|생명|حياة|חיים|जीवन|ζωή|vie|leben|vida; beautiful=красивая|прекрасная|美丽|美麗|美しい|아름다운|جميل|יפה|सुंदर|όμορφη|schön; wise=мудрый|мудрость|мудра|智慧|賢い|지혜|حكيم|حكمة|חכם|חכמה|बुद्धिमान|σοφία|sagesse|weisheit|sábio; pure=чистая|чистота|纯洁|純潔|純粋|순수|طاهر|نقاء|טהור|पवित्र|pur|rein|puro";

/** Each word, and the English that it is; cues are nothing by themselves. */
const ENGLISH: ReadonlyMap<string, string> = new Map([
  ...CUES.split("|").map((word): readonly [string, string] => [word, ""]),
  ...MEANINGS.split("; ").flatMap((row) => {
    const [english = "", said = ""] = row.split("=");
    return said.split("|").map((word): readonly [string, string] => [word, english]);
  }),
]);

const LONGEST_FIRST = [...ENGLISH.keys()].toSorted((one, other) => other.length - one.length).join("|");
const ANYWHERE = new RegExp(LONGEST_FIRST, "gu");
const AS_WORDS = new RegExp(`(?<![\\p{L}\\p{M}])(?:${LONGEST_FIRST})(?![\\p{L}\\p{M}])`, "gu");

/** The meaning that words in another language ask for, in English; null where more is said than is known, or nothing. */
export function meaningInEnglish(left: string, isRunOn: boolean): string | null {
  const each = isRunOn ? ANYWHERE : AS_WORDS;
  if (/[\p{L}\p{M}]/u.test(left.replace(each, " "))) return null;
  const said = Array.from(left.matchAll(each), ([word]) => ENGLISH.get(word) ?? "").filter(
    (word) => word !== "",
  );
  return said.length === 0 ? null : said.join(" ");
}

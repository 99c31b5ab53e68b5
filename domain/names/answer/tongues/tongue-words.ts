/** What parents write in a language beside English and Spanish, and the same in English. */
export type Tongue = {
  /** A text that it is written in holds this. */
  readonly says: RegExp;
  /** Whose names are meant, where no others are said. */
  readonly origin: string;
  /** In small letters; the longest is looked for first. What asks for nothing is an empty text. */
  readonly words: Readonly<Record<string, string>>;
  /** It is written without blanks. */
  readonly isRunOn?: true;
};

/** Words about names alone: whoever writes more is better told that it was not understood. */
export const TONGUES: readonly Tongue[] = [
  {
    says: /(?<!\p{L})(?:ім['’]я|імена|дівчин|хлопч)/iu,
    origin: "ukrainian",
    words: tongue(
      "ім’я|ім'я|імена=names; для=; дівчинки|дівчаток|дівчинці=girl; хлопчика|хлопчиків|хлопчику=boy; українські|українське=ukrainian; гарні|красиві=; рідкісні=rare; популярні=popular; короткі=short; дитини=baby",
    ),
  },
  {
    says: /(?<!\p{L})(?:имя|имена)(?!\p{L})/iu,
    origin: "russian",
    words: tongue(
      "имя|имена=names; для|на|и=; девочки|девочек|девочке|девочка|дочери|дочки|дочке|женские|женское=girl; мальчика|мальчиков|мальчику|мальчик|сына|сыну|мужские|мужское=boy; русские|русское|русских=russian; украинские=ukrainian; армянские=armenian; красивые|красивое=; редкие|редкое=rare; короткие|короткое=short; популярные|популярное=popular; старинные|старые=vintage; современные=modern; ребенка|ребёнка|малыша|детские=baby",
    ),
  },
  {
    says: /名前/u,
    origin: "japanese",
    isRunOn: true,
    words: tongue(
      "女の子=girl; 男の子=boy; 赤ちゃん|赤ん坊=baby; 名前=names; 日本人|日本=japanese; 英語=english; 人気=popular; 珍しい=rare; 短い=short; かわいい|可愛い|きれいな|の|な=",
    ),
  },
  {
    says: /名字|取名|起名|英文名|名/u,
    origin: "chinese",
    isRunOn: true,
    words: tongue(
      "女孩子|女孩|女宝宝|女宝|女婴|女儿=girl; 男孩子|男孩|男宝宝|男宝|男婴|儿子=boy; 宝宝|婴儿=baby; 英文名字|英文名=english names; 中文名字|中文名=chinese names; 名字|取名|起名|名=names; 流行=popular; 好听|给|的=",
    ),
  },
  {
    says: /이름/u,
    origin: "korean",
    words: tongue(
      "여자아이|여자아기|여자|여아|딸=girl; 남자아이|남자아기|남자|남아|아들=boy; 아기|아이|신생아=baby; 이름=names; 한국=korean; 영어=english; 인기=popular; 예쁜|좋은=",
    ),
  },
  {
    says: /(?<!\p{L})(?:[أا]سماء|اسم)(?!\p{L})/u,
    origin: "arabic",
    words: tongue(
      "أسماء|اسماء|اسم=names; بنات|بنت|للبنات|إناث=girl; أولاد|اولاد|ولد|للأولاد|صبيان|ذكور=boy; مواليد|أطفال=baby; عربية|عربي=arabic; إسلامية|اسلامية=muslim; نادرة=rare; جديدة=modern; جميلة|حلوة=",
    ),
  },
  {
    says: /नाम/u,
    origin: "indian",
    words: tongue(
      "लड़कियों|लड़की|बेटी=girl; लड़कों|लड़के|लड़का|बेटे|बेटा=boy; बच्चों|बच्चे=baby; नाम=names; हिंदू|हिन्दू=hindu; के|का|की|लिए|सुंदर=",
    ),
  },
  {
    says: /(?<!\p{L})(?:שמות|שם)(?!\p{L})/u,
    origin: "hebrew",
    words: tongue(
      "שמות|שם=names; לבנות|לבת|בנות|בת=girl; לבנים|לבן|בנים|בן=boy; לתינוק|תינוק|תינוקת=baby; עבריים|עברי=hebrew; יפים|יפה=",
    ),
  },
  {
    says: /(?<!\p{L})(?:ονόματα|όνομα)/iu,
    origin: "greek",
    words: tongue(
      "ονόματα|όνομα=names; για=; κορίτσια|κορίτσι=girl; αγόρια|αγόρι=boy; ελληνικά=greek; μωρό=baby",
    ),
  },
  {
    says: /(?<!\p{L})tên(?!\p{L})/iu,
    origin: "vietnamese",
    words: tongue(
      "tên=names; con gái|bé gái|gái=girl; con trai|bé trai|trai=boy; việt nam|việt=vietnamese; tiếng anh=english; bé|em bé=baby; cho|đặt|hay|đẹp=",
    ),
  },
  {
    says: /(?<!\p{L})pr[ée]noms?(?!\p{L})/iu,
    origin: "french",
    words: tongue(
      "prénoms|prénom|prenoms|prenom=names; filles|fille|féminins|féminin=girl; garçons|garçon|garcon|masculins|masculin=boy; français|française|francais=french; breton|bretons=breton; rares|rare=rare; courts|court=short; anciens|ancien|rétro=vintage; bébé|bebe=baby; mixte|mixtes=unisex; pour|de|beaux|joli|jolis|un=",
    ),
  },
  {
    says: /(?<!\p{L})(?:mädchennamen?|jungennamen?|vornamen?|babynamen)(?!\p{L})/iu,
    origin: "german",
    words: tongue(
      "mädchennamen|mädchenname=girl names; jungennamen|jungenname=boy names; vornamen|vorname|babynamen=names; mädchen=girl; jungen|jungs|junge=boy; deutsche|deutscher=german; seltene=rare; kurze=short; alte=vintage; moderne=modern; beliebte=popular; für|schöne|und=",
    ),
  },
  {
    says: /(?<!\p{L})nomes?(?!\p{L})/iu,
    origin: "portuguese",
    words: tongue(
      "nomes|nome=names; meninas|menina|femininos|feminino=girl; meninos|menino|masculinos|masculino=boy; bebê|bebe|bebês=baby; brasileiros|portugueses|português=portuguese; curtos|curto=short; raros|raro=rare; bíblicos|biblicos=biblical; de|para|bonitos|lindos=",
    ),
  },
  {
    says: /(?<!\p{L})imi(?:ona|ę)(?!\p{L})/iu,
    origin: "polish",
    words: tongue(
      "imiona|imię=names; dziewczynki|dziewczynek|żeńskie|córki=girl; chłopca|chłopców|męskie|syna=boy; polskie=polish; rzadkie=rare; dziecka=baby; dla=",
    ),
  },
];

/** "имя|имена=names; для=": words, and the English that each of them is. */
function tongue(rows: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    rows.split(";").flatMap((row) => {
      const [said = "", english = ""] = row.trim().split("=");
      return said.split("|").map((word) => [word, english] as const);
    }),
  );
}

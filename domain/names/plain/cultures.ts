import { NATIVE_AMERICAN, type Origin } from "#domain/names/entry/origin.ts";

const CELTIC = ["Irish", "Scottish", "Scottish Gaelic", "Welsh", "Breton", "Cornish", "Manx"] as const;
const NORDIC = ["Norse", "Danish", "Faroese", "Icelandic", "Norwegian", "Swedish"] as const;
const WEST_AFRICAN = ["Akan", "Hausa", "Igbo", "Wolof", "Yoruba"] as const;
const EAST_AFRICAN = ["Amharic", "Kikuyu", "Oromo", "Somali", "Swahili"] as const;
const SOUTHERN_AFRICAN = ["Shona", "Sotho", "Tswana", "Xhosa", "Zulu"] as const;
const AFRICAN = [...WEST_AFRICAN, ...EAST_AFRICAN, ...SOUTHERN_AFRICAN] as const;
const SOUTH_INDIAN = ["Kannada", "Malayalam", "Tamil", "Telugu"] as const;
const INDIAN = ["Sanskrit", "Hindi", "Bengali", "Gujarati", "Marathi", "Punjabi", ...SOUTH_INDIAN] as const;
const SOUTH_ASIAN = [...INDIAN, "Nepali", "Sinhala", "Urdu"] as const;
const EAST_ASIAN = ["Chinese", "Japanese", "Korean", "Mongolian", "Tibetan", "Vietnamese"] as const;
const SOUTHEAST_ASIAN = ["Filipino", "Indonesian", "Khmer", "Malay", "Thai", "Vietnamese"] as const;
const POLYNESIAN = ["Hawaiian", "Māori", "Samoan", "Tongan"] as const;
const SOUTH_SLAVIC = ["Bosnian", "Bulgarian", "Croatian", "Macedonian", "Serbian", "Slovene"] as const;
const EAST_SLAVIC = ["Russian", "Ukrainian", "Belarusian"] as const;
const WEST_SLAVIC = ["Polish", "Czech", "Slovak"] as const;
const SLAVIC = ["Slavic", ...EAST_SLAVIC, ...WEST_SLAVIC, ...SOUTH_SLAVIC] as const;
const BALTIC = ["Estonian", "Latvian", "Lithuanian"] as const;
const EUROPEAN = [
  ...CELTIC,
  ...NORDIC,
  ...SLAVIC,
  ...BALTIC,
  "English",
  "French",
  "German",
  "Germanic",
  "Dutch",
  "Frisian",
  "Italian",
  "Spanish",
  "Portuguese",
  "Catalan",
  "Galician",
  "Basque",
  "Occitan",
  "Greek",
  "Albanian",
  "Romanian",
  "Hungarian",
  "Finnish",
] as const;
const LATINO = ["Spanish", "Portuguese"] as const;
const MIDDLE_EASTERN = ["Arabic", "Aramaic", "Armenian", "Kurdish", "Persian", "Turkish"] as const;

/**
 * What people call origins beside the names that the list has for them, and the sets that a culture stands for: several
 * words for one set have bars between them. Names that are often given (Roman, Asia) are left out.
 */
export const CULTURES: Readonly<Record<string, readonly Origin[]>> = {
  african: AFRICAN,
  "west african": WEST_AFRICAN,
  "east african": EAST_AFRICAN,
  "south african|southern african": SOUTHERN_AFRICAN,
  american: ["Modern American"],
  "anglo-saxon|old english|anglo saxon": ["English"],
  "arab|arabian|islamic|muslim|moslem|lebanese|egyptian|moroccan|syrian|iraqi|saudi|algerian|tunisian|jordanian|yemeni|palestinian|libyan|sudanese|kuwaiti|emirati|qatari|omani|north african|maghrebi|quranic":
    ["Arabic"],
  asian: [...EAST_ASIAN, ...SOUTHEAST_ASIAN, ...SOUTH_ASIAN],
  "east asian|oriental": EAST_ASIAN,
  "southeast asian|south east asian": SOUTHEAST_ASIAN,
  "south asian|desi": SOUTH_ASIAN,
  "central asian": ["Kazakh", "Mongolian", "Tibetan", "Turkish"],
  "indian|hindustani": INDIAN,
  "south indian|dravidian": [...SOUTH_INDIAN, "Sanskrit"],
  "north indian": ["Hindi", "Sanskrit", "Punjabi"],
  "hindi|hindu": ["Sanskrit", "Hindi"],
  "sikh|panjabi": ["Punjabi"],
  maharashtrian: ["Marathi"],
  "malayali|kerala": ["Malayalam"],
  kannadiga: ["Kannada"],
  telegu: ["Telugu"],
  gujrati: ["Gujarati"],
  buddhist: ["Tibetan", "Thai", "Sinhala", "Khmer"],
  pakistani: ["Urdu"],
  bangladeshi: ["Bengali"],
  "sri lankan|sinhalese": ["Sinhala", "Tamil"],
  nepalese: ["Nepali"],
  cambodian: ["Khmer"],
  malaysian: ["Malay"],
  somalian: ["Somali"],
  "pinoy|pinay|philippine|filipina|tagalog": ["Filipino"],
  "taiwanese|mandarin|cantonese|hong kong": ["Chinese"],
  singaporean: ["Chinese", "Malay", "Tamil"],
  turkic: ["Turkish", "Azerbaijani", "Kazakh"],
  azeri: ["Azerbaijani"],
  "polynesian|pacific islander": POLYNESIAN,
  maori: ["Māori"],
  "native american|indigenous|american indian|first nations": NATIVE_AMERICAN,
  "sioux|lakota": ["Dakota"],
  "aztec|mayan": ["Nahuatl"],
  incan: ["Quechua"],
  "latino|latina|latinx|latine|latin american|hispanic": LATINO,
  "south american|central american": [...LATINO, "Quechua", "Nahuatl"],
  "mexican|chicano|chicana": ["Spanish", "Nahuatl"],
  "colombian|cuban|dominican|puerto rican|venezuelan|argentinian|argentine|chilean|salvadoran|guatemalan|honduran|ecuadorian|nicaraguan|panamanian|costa rican|uruguayan|paraguayan|castilian|andalusian|boricua":
    ["Spanish"],
  "peruvian|bolivian": ["Spanish", "Quechua"],
  "brazilian|cape verdean|angolan": ["Portuguese"],
  "haitian|cajun|creole|quebecois|acadian|french canadian": ["French"],
  iberian: ["Spanish", "Portuguese", "Catalan", "Basque", "Galician"],
  british: ["English", "Scottish", "Scottish Gaelic", "Welsh", "Cornish"],
  "australian|aussie|new zealander": ["English", "Scottish", "Irish", "Welsh"],
  "caribbean|west indian|jamaican|trinidadian|barbadian|bajan|guyanese|belizean|bermudian": [
    "English",
    "French",
    "Spanish",
  ],
  canadian: ["English", "French", "Scottish", "Irish"],
  "amish|mennonite|pennsylvania dutch": ["German", "Hebrew"],
  celtic: CELTIC,
  gaelic: ["Irish", "Scottish Gaelic", "Manx"],
  "scottish|scots": ["Scottish", "Scottish Gaelic"],
  "nordic|scandinavian|scandi": NORDIC,
  "viking|old norse": ["Norse"],
  swiss: ["German", "French", "Italian"],
  "austrian|bavarian|prussian": ["German"],
  "sicilian|tuscan|neapolitan": ["Italian"],
  "afrikaans|afrikaner": ["Dutch"],
  kosovar: ["Albanian"],
  "belgian|flemish": ["Dutch", "French"],
  slavic: SLAVIC,
  "eastern european|east european": [...SLAVIC, ...BALTIC, "Romanian", "Hungarian", "Albanian"],
  balkan: [...SOUTH_SLAVIC, "Albanian", "Greek", "Romanian"],
  "yugoslav|yugoslavian": ["Bosnian", "Croatian", "Macedonian", "Serbian", "Slovene"],
  baltic: BALTIC,
  slovenian: ["Slovene"],
  mediterranean: ["Greek", "Italian", "Spanish", "Catalan", "Occitan", "Turkish"],
  "middle eastern": MIDDLE_EASTERN,
  "persian|iranian|farsi|afghan": ["Persian"],
  "jewish|yiddish and hebrew|ashkenazi|sephardic": ["Hebrew", "Yiddish"],
  israeli: ["Hebrew"],
  "ethiopian|eritrean|habesha": ["Amharic", "Oromo"],
  "ghanaian|twi": ["Akan"],
  kenyan: ["Kikuyu", "Swahili"],
  tanzanian: ["Swahili"],
  nigerian: ["Hausa", "Igbo", "Yoruba"],
  senegalese: ["Wolof"],
  zimbabwean: ["Shona"],
  "germanic|teutonic": ["Germanic", "German", "Dutch", "Frisian"],
  "hellenic|ancient greek": ["Greek"],
  "ancient roman": ["Latin"],
  "assyrian|chaldean": ["Aramaic"],
  "european|caucasian": EUROPEAN,
};

/** A culture and not the color: names of African American coinage, and of the languages whose names Black families take up. */
export const BLACK: readonly Origin[] = ["African American", "Swahili", ...WEST_AFRICAN, "Xhosa", "Zulu"];

const OF_LATINOS: readonly Origin[] = LATINO;
/** The same where somebody says white of people: no record says who is, so it is where names come from. */
export const WHITE: readonly Origin[] = EUROPEAN.filter((origin) => !OF_LATINOS.includes(origin));

import type { Theme } from "#domain/names/entry/theme.ts";

/**
 * The themes of the browse page, in the order shown: fields of meaning first, as every visitor looks for them, then nature
 * more closely, what is wished for, stories and beliefs, kinds of names, tastes. Browsers get what a filter shows of it
 * (app/site/theme-choices.data.ts) and, where plain words are read without a network, all of this; which names belong to a
 * theme stands in themes/, for the server alone.
 */
export const THEMES = [
  { id: "light", label: "Light and sun", group: "meaning", asked: "light|bright|shining|radiance|luminous" },
  {
    id: "sky",
    label: "Sky, moon and stars",
    group: "meaning",
    asked: "sky|heaven|celestial|cosmic|space|galaxy|cosmos|planet|astronomy|universe",
  },
  {
    id: "flowers",
    label: "Flowers",
    group: "meaning",
    asked: "flower|floral|blossom|botanical|bloom|flowery|wildflower|wild flower",
  },
  { id: "trees", label: "Trees and plants", group: "meaning", asked: "plant|leaf|garden|greenery|flora" },
  { id: "water", label: "Sea, rivers and rain", group: "meaning", asked: "water|lake|aquatic" },
  { id: "land", label: "Hills, stones and earth", group: "meaning", asked: "land|earth|stone|rock" },
  {
    id: "animals",
    label: "Animals and birds",
    group: "meaning",
    asked: "animal|creature|wildlife|beast|woodland creature",
  },
  { id: "jewels", label: "Jewels and colors", group: "meaning", asked: "jewelry|precious|gold|silver|shiny" },
  {
    id: "strength",
    label: "Strength and courage",
    group: "meaning",
    asked: "strength|strong|courage|brave|power|powerful|fearless|bold|tough|mighty|bravery",
  },
  { id: "battle", label: "Battle and victory", group: "meaning", asked: "battle|war|army|weapon|military" },
  {
    id: "rulers",
    label: "Rulers and nobility",
    group: "meaning",
    asked: "ruler|noble|leader|nobility|kingly|chief|empress",
  },
  {
    id: "protection",
    label: "Protection",
    group: "meaning",
    asked: "protection|protector|guardian|defender|protective|shield",
  },
  {
    id: "wisdom",
    label: "Wisdom and words",
    group: "meaning",
    asked:
      "wisdom|wise|knowledge|smart|clever|intelligent|intelligence|scholar|scholarly|intellectual|brainy|academic",
  },
  {
    id: "love",
    label: "Love and friendship",
    group: "meaning",
    asked: "love|beloved|friend|friendship|romantic|loving|sweetheart|valentine",
  },
  {
    id: "joy",
    label: "Joy and music",
    group: "meaning",
    asked: "joy|joyful|happy|happiness|cheerful|joyous|laughter|delight|cheery|upbeat",
  },
  {
    id: "peace",
    label: "Peace and hope",
    group: "meaning",
    asked: "peace|peaceful|calm|serene|tranquil|tranquility|peacemaker|zen",
  },
  { id: "grace", label: "Grace and beauty", group: "meaning", asked: "grace|graceful|pure" },
  {
    id: "faith",
    label: "Faith",
    group: "meaning",
    asked: "faith|holy|divine|blessed|blessing|spiritual|godly|faithful|church|prayer",
  },
  {
    id: "gift",
    label: "Gifts and luck",
    group: "meaning",
    asked: "gift|luck|lucky|fortune|treasure|wealth",
  },
  {
    id: "life",
    label: "Life and new beginnings",
    group: "meaning",
    asked: "life|new beginning|rebirth|reborn|alive|renewal",
  },
  {
    id: "fame",
    label: "Fame and honor",
    group: "meaning",
    asked: "fame|honor|glory|praise|glorious|renowned",
  },
  { id: "sun", label: "The sun", group: "nature", asked: "sun|sunshine|sunny|solar" },
  { id: "dawn", label: "Dawn and day", group: "nature", asked: "dawn|morning|sunrise|daybreak" },
  { id: "fire", label: "Fire", group: "nature", asked: "fire|flame|fiery" },
  { id: "star", label: "Stars", group: "nature", asked: "star|constellation|starry" },
  { id: "moon", label: "The moon", group: "nature", asked: "moon|lunar|moonlight" },
  { id: "night", label: "Night", group: "nature", asked: "night|evening|midnight|dark|darkness" },
  {
    id: "weather",
    label: "Wind, rain and storm",
    group: "nature",
    asked: "weather|storm|rain|wind|stormy|rainy|thunder|lightning|cloud",
  },
  {
    id: "winter",
    label: "Winter and Christmas",
    group: "nature",
    asked: "winter|winter solstice|snow|snowy|frost|ice|icy|wintery|wintry|december|january|february",
  },
  {
    id: "sea",
    label: "The sea",
    group: "nature",
    asked:
      "sea|ocean|beach|beachy|beachside|oceanic|nautical|coastal|marine|mermaid|maritime|seaside|surf|surfer|surfing|beach bum|pirate|sailing",
  },
  { id: "river", label: "Rivers and streams", group: "nature", asked: "river|stream|brook" },
  { id: "mountain", label: "Mountains and hills", group: "nature", asked: "mountain|hill|peak" },
  {
    id: "forest",
    label: "Forests and woods",
    group: "nature",
    asked: "forest|wood|woodland|woodsy",
  },
  {
    id: "nature",
    label: "Words of nature",
    group: "nature",
    asked:
      "nature|natural|earthy|outdoorsy|outdoor|wilderness|natural world|organic|hippie|hippy|cottagecore|cottage core|cottage|flower child|granola|boho|bohemian|boho chic|free spirited|free spirit|earth mama|crunchy|folksy|flower power|hippie dippie|hippie dippy|homesteader|homesteading|camping|hiking|mountain man|fresh air",
  },
  { id: "tree", label: "Trees", group: "nature", asked: "tree" },
  {
    id: "herb",
    label: "Herbs, spices and fruit",
    group: "nature",
    asked: "herb|spice|fruit|food|berry|culinary|edible|herbal|foodie|drink",
  },
  { id: "bird", label: "Birds", group: "nature", asked: "bird|winged|feathered|songbird" },
  { id: "lion", label: "Lions", group: "nature", asked: "lion|big cat" },
  {
    id: "gem",
    label: "Gems",
    group: "nature",
    asked: "gem|jewel|gemstone|crystal|precious stone|birthstone|mineral|jewel tone|jewel toned",
  },
  { id: "color", label: "Colors", group: "nature", asked: "color|colour|colorful|shade|hue" },
  {
    id: "victory",
    label: "Victory",
    group: "values",
    asked: "victory|victorious|winner|conqueror|triumph|triumphant|champion",
  },
  {
    id: "warrior",
    label: "Warriors and heroes",
    group: "values",
    asked:
      "warrior|fighter|soldier|hero|heroic|fierce|warrior princess|warrior queen|gladiator|valkyrie|badass|bad ass|kickass|kick ass",
  },
  { id: "healing", label: "Health and healing", group: "values", asked: "healing|healer|health|healthy" },
  {
    id: "hope",
    label: "Hopes and wishes",
    group: "values",
    asked: "hope|hopeful|wish|dream|wishing|dreamy|rainbow baby|rainbow",
  },
  { id: "freedom", label: "Freedom", group: "values", asked: "freedom|liberty|independent|wild" },
  { id: "beauty", label: "Beauty", group: "values", asked: "beauty" },
  {
    id: "bible",
    label: "The Bible",
    group: "stories",
    asked: "bible|biblical|religious|old testament|scripture|christian|torah|tanakh|hebrew bible",
  },
  {
    id: "testament",
    label: "The New Testament",
    group: "stories",
    asked:
      "new testament|gospel|evangelist|gospel of luke|gospel of john|gospel of mark|gospel of matthew|acts of apostle|book of act|book of luke|book of john|book of mark|book of matthew|epistle|paul epistle|book of revelation|revelation",
  },
  {
    id: "genesis",
    label: "Genesis",
    group: "stories",
    asked: "genesis|book of genesis|patriarch|matriarch|patriarchs and matriarch",
  },
  { id: "exodus", label: "Exodus", group: "stories", asked: "exodus|book of exodus" },
  {
    id: "judges",
    label: "Judges and Ruth",
    group: "stories",
    asked: "book of judge|book of ruth|judge and ruth|judges in bible",
  },
  {
    id: "kings",
    label: "Samuel and Kings",
    group: "stories",
    asked:
      "book of samuel|book of king|books of samuel|books of king|first samuel|second samuel|first king|second king|first chronicle|second chronicle|samuel and king|book of chronicle|books of chronicle",
  },
  {
    id: "prophet",
    label: "Prophets",
    group: "stories",
    asked:
      "prophet|bible prophet|biblical prophet|prophetess|prophets in bible|prophets of bible|old testament prophet|hebrew prophet|minor prophet|major prophet|book of isaiah|book of jeremiah|book of ezekiel|book of daniel|book of jonah",
  },
  {
    id: "apostle",
    label: "Apostles",
    group: "stories",
    asked: "apostle|disciple|twelve apostle|twelve disciple|jesus disciple",
  },
  {
    id: "quran",
    label: "The Quran",
    group: "stories",
    asked:
      "quran|koran|quranic|prophets in quran|prophets in islam|islamic prophet|muslim prophet|prophets of islam|prophets of quran",
  },
  {
    id: "saint",
    label: "Saints",
    group: "stories",
    asked: "saint|catholic|catholic saint|patron saint|saintly",
  },
  {
    id: "angel",
    label: "Angels",
    group: "stories",
    asked: "angel|angelic|archangel|seraph|cherub|guardian angel",
  },
  {
    id: "myth",
    label: "Myth and legend",
    group: "stories",
    asked: "myth|mythology|mythical|mythological|legend|legendary|god|deity|folklore|mythic|demigod|epic",
  },
  {
    id: "goddess",
    label: "Goddesses",
    group: "stories",
    asked: "goddess|divine feminine|female deity|moon goddess|love goddess",
  },
  {
    id: "greek",
    label: "Greek myth",
    group: "stories",
    asked:
      "greek myth|greek mythology|greek god|greek goddess|ancient greek god|ancient greek goddess|ancient greek mythology|olympian|mount olympus|greek legend|greek hero",
  },
  {
    id: "roman",
    label: "Roman myth and legend",
    group: "stories",
    asked:
      "roman myth|roman mythology|roman god|roman goddess|ancient roman god|roman legend|ancient roman goddess",
  },
  {
    id: "norse",
    label: "Norse myth and saga",
    group: "stories",
    asked:
      "norse myth|norse mythology|norse god|norse goddess|saga|viking god|viking goddess|viking mythology|viking myth|nordic mythology|nordic god|nordic myth|norse legend|scandinavian mythology|asgard",
  },
  {
    id: "celtic",
    label: "Celtic myth and legend",
    group: "stories",
    asked:
      "celtic myth|celtic mythology|irish myth|irish mythology|celtic goddess|celtic god|celtic legend|irish legend|irish god|irish goddess|gaelic mythology|welsh mythology|welsh legend|scottish mythology",
  },
  {
    id: "hindu",
    label: "Hindu gods and legends",
    group: "stories",
    asked:
      "hindu god|hindu goddess|hindu mythology|hindu myth|hindu deity|indian god|indian goddess|indian mythology|vedic",
  },
  {
    id: "arthurian",
    label: "King Arthur’s world",
    group: "stories",
    asked:
      "knights of the round table|knights of camelot|arthurian|king arthur|camelot|knight|arthurian legend|arthurian myth|round table|arthur legend",
  },
  {
    id: "shakespeare",
    label: "Shakespeare",
    group: "stories",
    asked: "shakespeare|shakespearean|shakespearian|romeo and juliet",
  },
  {
    id: "literature",
    label: "Literature",
    group: "stories",
    asked:
      "literature|literary|bookish|classic novel|fairy tale|book|novel|classic literature|storybook|story|fairytale|classic book|storybook character|charles dickens|dickens|bronte|poetry|poem|poetic|fantasy|fiction|fictional|light academia",
  },
  {
    id: "royal",
    label: "Kings and queens",
    group: "stories",
    asked:
      "royal|king|queen|princess|prince|regal|royalty|monarch|monarchy|king and queen|prince and princess|aristocratic|aristocrat|duke|duchess",
  },
  {
    id: "british",
    label: "The British royal family",
    group: "stories",
    asked:
      "british royal|british royal family|british royalty|english royal|english royalty|royal family|english king|english queen|british king|british queen|british monarch|english monarch|king of england|queen of england|house of windsor",
  },
  {
    id: "president",
    label: "US presidents",
    group: "stories",
    asked: "president|presidential|us president|american president|potus",
  },
  {
    id: "rome",
    label: "Ancient Rome",
    group: "stories",
    asked: "ancient rome|roman emperor|roman empire|roman empress|caesar|ancient roman|emperor",
  },
  {
    id: "west",
    label: "Cowboys and the West",
    group: "stories",
    asked:
      "cowboy|cowgirl|country|western|wild west|old west|rodeo|outlaw|country western|yellowstone|frontier|pioneer|prairie|gold rush|little house on prairie|rustic|ranch|rancher|farm|farmer|farmhouse|bluegrass|honky tonk|backwoods",
  },
  {
    id: "colonial",
    label: "Colonial America",
    group: "stories",
    asked:
      "colonial|colonial america|colonial american|colonial era|pilgrim|mayflower|plymouth|american revolution|revolutionary war|founding father|founding mother|early american|thirteen colony|colonist|settler",
  },
  {
    id: "tudor",
    label: "The Tudors",
    group: "stories",
    asked:
      "tudor|tudor era|tudor england|elizabethan|elizabethan era|elizabethan england|wives of henry viii",
  },
  {
    id: "austen",
    label: "Jane Austen",
    group: "stories",
    asked: "jane austen|austen|pride and prejudice|sense and sensibility|regency|regency era",
  },
  { id: "bridgerton", label: "Bridgerton", group: "stories", asked: "bridgerton" },
  {
    id: "disney",
    label: "Disney films",
    group: "stories",
    asked:
      "disney|disney princess|disney prince|pixar|disney movie|disney film|disney villain|disney character|disney hero|disney queen|fairy tale princess|fairytale princess",
  },
  {
    id: "starwars",
    label: "Star Wars",
    group: "stories",
    asked: "star wars|starwars|star war|jedi|mandalorian",
  },
  {
    id: "tolkien",
    label: "Tolkien",
    group: "stories",
    asked:
      "tolkien|lord of the rings|lotr|the hobbit|hobbit|middle earth|the shire|rings of power|lord of rings",
  },
  {
    id: "thrones",
    label: "Game of Thrones",
    group: "stories",
    asked:
      "game of thrones|song of ice and fire|a song of ice and fire|house of the dragon|westeros|house stark|game of throne|thrones",
  },
  { id: "potter", label: "Harry Potter", group: "stories", asked: "harry potter|hogwarts|potterhead" },
  {
    id: "heroes",
    label: "Superheroes",
    group: "stories",
    asked:
      "superhero|super hero|superheroe|marvel|comic|comic book|comics|avenger|dc comics|x men|marvel superhero|marvel hero|comic book hero|marvel comics|dc superhero",
  },
  {
    id: "magic",
    label: "Magic and fairies",
    group: "stories",
    asked:
      "magic|magical|fairy|witch|witchy|wizard|elf|elven|fae|faerie|enchanted|mystical|mystic|sorceress|enchantress|fairie",
  },
  {
    id: "swift",
    label: "Songs by Taylor Swift",
    group: "stories",
    asked: "taylor swift|taylor swift song|swiftie|taylor swift inspired",
  },
  {
    id: "place",
    label: "Places",
    group: "kinds",
    asked:
      "american city|american cities|us city|us cities|american state|us state|american place|american town|place|city|countries|state|town|geographical|geography|destination|travel|map|location",
  },
  {
    id: "music",
    label: "Music",
    group: "kinds",
    asked:
      "music|musical|song|melody|musician|instrument|composer|opera|musical instrument|lyrical|artsy|arty|artistic|creative|jazzy|soulful|bluesy",
  },
  { id: "virtue", label: "Virtues", group: "kinds", asked: "virtue|puritan|virtuous|christian virtue|moral" },
  {
    id: "calendar",
    label: "Months, days and seasons",
    group: "kinds",
    asked: "month|season|seasonal|day of the week|month of the year|weekday|day",
  },
  { id: "spring", label: "Spring", group: "kinds", asked: "spring|springtime|easter" },
  {
    id: "summer",
    label: "Summer",
    group: "kinds",
    asked: "summer|summer solstice|summertime|summery|tropical",
  },
  {
    id: "autumn",
    label: "Autumn",
    group: "kinds",
    asked: "autumn|fall|harvest|autumnal|september|october|november",
  },
  {
    id: "christmas",
    label: "Christmas",
    group: "kinds",
    asked: "christmas|xmas|holiday|festive|yuletide|nativity|advent|christmas time",
  },
  {
    id: "order",
    label: "Numbers and birth order",
    group: "kinds",
    asked: "number|birth order|firstborn|numeric|numerical",
  },
  {
    id: "work",
    label: "Work and trades",
    group: "kinds",
    asked: "occupation|occupational|job|trade|work|profession|tradesman|career",
  },
  { id: "surname", label: "Surnames", group: "kinds", asked: "surname|last|last name|family name" },
  { id: "word", label: "English words", group: "kinds", asked: "word|object|dictionary" },
  {
    id: "soft",
    label: "Soft sounds",
    group: "tastes",
    asked:
      "soft|gentle|soft sounding|delicate|soothing|tender|soft spoken|gentle sounding|softer|dainty|laid back|easygoing|easy going|mellow|chill|relaxed|breezy|airy|flowy|flowing|melodic|lilting",
  },
  {
    id: "hard",
    label: "Hard sounds",
    group: "tastes",
    asked:
      "hard|strong sounding|hard sounding|powerful sounding|tough sounding|rugged|macho|burly|strong sound|hard sound|bold sounding|manly|lumberjack|gritty|rough|brawny|alpha male|tough guy",
  },
  {
    id: "medieval",
    label: "The Middle Ages",
    group: "tastes",
    asked: "medieval|middle ages|mediaeval|norman|plantagenet|castle",
  },
  {
    id: "gothic",
    label: "Gothic",
    group: "tastes",
    asked:
      "gothic|goth|dark academia|spooky|halloween|vampire|haunted|macabre|creepy|eerie|edgar allan poe|poe|whimsigoth|dark romantic|horror|mysterious|moody|brooding",
  },
  {
    id: "whimsical",
    label: "Whimsical",
    group: "tastes",
    asked: "whimsical|fairycore|ethereal|dreamlike|fanciful|enchanting|otherworldly|whimsy|twee|cozy cottage",
  },
  {
    id: "southern",
    label: "The American South",
    group: "tastes",
    asked:
      "southern|southern belle|deep south|south|southern gentleman|american south|southern charm|texan|southern double",
  },
  {
    id: "oldmoney",
    label: "Old families and schools",
    group: "tastes",
    asked:
      "old money|preppy|aristocratic sounding|rich|rich kid|rich people|ivy league|country club|posh|wealthy|rich sounding|upper class|blue blood|high society|stately|upper crust|posh british|british posh|posh english|prep school|expensive sounding|expensive|bougie|boujee|swanky|ritzy|upscale|luxury|luxurious|snobby|snooty|uppity|elite|waspy|trust fund|high class|high end|yacht club",
  },
  {
    id: "edgy",
    label: "Edgy and rock",
    group: "tastes",
    asked:
      "edgy|rocker|rock and roll|rock n roll|rock star|rockstar|biker|punk|grunge|rebel|rebellious|heavy metal|punk rock|classic rock|rock band|hard rock|cool|rad|hip|funky|alternative|hardcore|skater|skateboarder|punky|tattooed|rockabilly|metalhead|emo",
  },
  {
    id: "sport",
    label: "Athletes",
    group: "tastes",
    asked:
      "sporty|athletic|sport|athlete|sports|baseball|football|basketball|soccer|hockey|golf|tennis|olympic|baseball player|football player|basketball player|soccer player|olympian athlete|jock",
  },
  {
    id: "science",
    label: "Scientists and inventors",
    group: "tastes",
    asked:
      "science|scientist|nerdy|geeky|nerd|geek|inventor|mathematician|physicist|astronaut|astronomer|scientific|famous scientist|math|physics|engineer",
  },
] as const satisfies readonly Theme[];

export type ThemeId = (typeof THEMES)[number]["id"];

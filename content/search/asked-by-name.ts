import { ids, type Wish } from "./wish.ts";

/**
 * Searches by way of a name, and questions about one, as parents type them: in any order, without marks, in half sentences.
 * Written in four rounds by somebody who read the answers only afterwards.
 */
export const ASKED_BY_NAME = {
  alike: [
    byWay("similar names to Penelope", "calliope persephone"),
    byWay("i love the name margot what are similar ones", "margaret marlowe maisie sylvie"),
    byWay("names in the same vein as Silas", "atlas cyrus elias"),
    byWay("if i like hazel what else would i like", "opal violet olive ivy"),
    byWay("names w same vibe as juniper", "ember harper"),
    byWay("replacement for emma", "ella ada nora"),
    byWay("we love Eloise but its too popular", "elodie rosalie adeline"),
    byWay("less common version of emily", "emilia cecily natalie"),
    byWay("names that remind you of Freya", "leia astrid arya"),
    byWay("similar baby girl names to Aria", "ariana alessia sofia"),
    byWay("names like Ottilie anyone?", "adelaide leonie augusta"),
    byWay("anything like beckett?", "bennett barrett beckham"),
  ],
  siblings: [
    bySex("my daughters name is Clara what should i name her brother", "boy", "clara"),
    bySex("what goes with Arlo for a little sister", "girl", "arlo"),
    bySex("need a sister name for boys named Hudson and Brooks", "girl", "hudson brooks"),
    bySex("our son is called Otto. what about a girl?", "girl", "otto"),
    bySex("we need a name for Ezra's baby sister", "girl", "ezra"),
    bySex("Matilda's brother", "boy", "matilda"),
    bySex("little sister to Jack", "girl", "jack"),
    bySex("twin sister to Isabella", "girl", "isabella"),
    byWay("we have a Lucas and a Mia, need a third", "sebastian elias julian santiago"),
    byWay("third baby name after noah and eva", "naomi solomon samuel"),
    byWay("kids named Theo and Ruby what next", "eloise violet everett"),
    byWay("siblings: Hazel, Miles", "violet everett theodore"),
    byWay("Noah & Emma sibling name", "oliver luke elijah"),
    byWay("name to go along with Graham and Nora", "quinn sullivan maeve riley"),
  ],
  "middle names": [
    bySex("what middle name suits Luna", "girl", "luna"),
    bySex("whats a good middle name for ethan", "boy", "ethan"),
    bySex("middle names for boys that go with James", "boy", "james"),
    bySex("what goes with Ella as a middle name", "girl", "ella"),
    bySex("middle name for liam smith", "boy", "liam"),
    {
      query: "middle names that start with R for Sophia",
      wants: { understood: ["relation", "pattern"], allSatisfy: { starts: ["r"], sex: "girl" } },
    },
    {
      query: "one syllable middle names for Amelia",
      wants: { understood: ["relation", "pattern"], allSatisfy: { syllables: [1, 1], sex: "girl" } },
    },
  ],
  "short and full": [
    byWay("nn for margaret", "maggie meg peggy"),
    byWay("what is peggy a nickname for", "margaret"),
    byWay("is Molly short for anything", "mary"),
    byWay("how do you get Peggy from Margaret", "margaret"),
    byWay("how to get to Nell", "eleanor penelope helen"),
    byWay("is Jack a nickname", "john jackson"),
    byWay("names you can call Andy", "andrew"),
    byWay("nicknames 4 Evangeline", "eva evie"),
    byWay("long version of Kate", "katherine"),
    byWay("Teddy nickname for", "theodore edward"),
  ],
  "rhymes and forms": [
    byWay("names that rhyme w mason", "jason grayson"),
    byWay("rhyming names for twins with lily", "millie tilly"),
    byWay("name that rhymes with my sons name Cole", "joelle marisol"),
    byWay("turn Andrew into a girl name", "andrea"),
    byWay("girl name from Daniel", "danielle daniela"),
    byWay("boyish version of Charlotte", "charles carl"),
    byWay("Victoria but for boys", "victor"),
    byWay("the male Eva", "evangelos"),
  ],
  languages: [
    byWay("italian form of james", "giacomo"),
    byWay("elizabeth in russian", "elizaveta yelizaveta"),
    byWay("german name for William", "wilhelm"),
    byWay("Michael in other languages", "miguel michel mikhail"),
    byWay("different languages of Catherine", "catalina katarina"),
    byWay("how is Peter said in italian", "pietro"),
    byWay("what would Emily be in french", "emilie"),
    byWay("Guillermo in english", "william"),
    byWay("russian Michael", "mikhail"),
    byWay("Jack in spanish", "juan"),
    byWay("how do the french say Matthew", "mathieu matthieu"),
    byWay("arabic version of Joseph", "yusuf"),
    told("how do you say George in irish", "george", "Seoirse"),
  ],
  "how popular": [
    told("popularity emma 1990", "emma", "In 1990"),
    told("rank of noah 2010", "noah", "rank 7"),
    told("liam 2024", "liam", "In 2024"),
    told("Hazel ranking 1920", "hazel", "1920"),
    told("was Jessica popular in the 80s", "jessica", "From 1980 to 1989"),
    told("what percent of babies are named liam", "liam", "%"),
    told("1 in how many is named Mary", "mary", "1 in"),
    told("how many baby Khaleesis", "khaleesi", "Khaleesi"),
    told("how many Lunas in 2023", "luna", "7,853"),
    told("was Dorothy ever popular", "dorothy", "1923"),
    told("popular year Ashley", "ashley", "1987"),
    told("most popular year for Tiffany", "tiffany", "1988"),
    told("Is Ella in the top ten", "ella", "No: Ella is rank"),
    told("how fast is Maverick rising", "maverick", "2020 to 2025"),
    told("will there be 5 emmas in her class", "emma", "chance"),
    told("is it Sophia or Sofia more common", "sophia", "more common"),
    told("which is rarer Maeve or Niamh", "maeve", "more common"),
    told("first year Khaleesi was used", "khaleesi", "2011"),
  ],
  "what, how and who": [
    told("Ronan what does it mean", "ronan", "seal"),
    told("what does my name mean sarah", "sarah", "princess"),
    told("biblical meaning of Elijah", "elijah", "Yahweh"),
    told("tell me about the name Sylvie", "sylvie", "forest"),
    told("What kind of name is Ezra", "ezra", "Hebrew"),
    told("Where's Bodhi from", "bodhi", "Sanskrit"),
    told("Maeve how do you pronounce", "maeve", "MAYV"),
    told("is Ian pronounced ee-an", "ian", "EE"),
    told("is the g silent in Giovanni", "giovanni", "said"),
    told("Is Kai for girls too", "kai", "boys"),
    told("can you name a girl James", "james", "boys"),
    told("Sawyer for a girl", "sawyer", "boys"),
    told("percentage of Rileys that are girls", "riley", "girls"),
    told("is Brenda an old name", "brenda", "1950"),
    told("do old people have the name Harold", "harold", "median age"),
  ],
  "nothing of names": [
    none("how old is jordan peele"),
    none("how many people live in houston"),
    none("jack in the box near me"),
    none("paris france weather"),
    none("stock price of apple"),
    none("taylor swift tickets"),
  ],
} as const satisfies Readonly<Record<string, readonly Wish[]>>;

/** One of the names stands among the first ten. */
function byWay(query: string, names: string): Wish {
  return { query, wants: { understood: ["relation"], mustInTop: { names: ids(names) } } };
}

/** The names are of a sex of use, and none of them is one of those that were typed. */
function bySex(query: string, sex: "girl" | "boy", typed: string): Wish {
  return { query, wants: { understood: ["relation"], allSatisfy: { sex }, forbid: ids(typed) } };
}

/** The name comes first, and the sentence holds some words. */
function told(query: string, first: string, says: string): Wish {
  return { query, wants: { first, says: [says] } };
}

function none(query: string): Wish {
  return { query, wants: { noNames: true } };
}

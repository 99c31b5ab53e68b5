import { type ThemeLists, written } from "./theme-list.ts";

export const PEOPLE = {
  british: {
    rule: "A king or queen of England or Britain, or one of their family, bears or bore it.",
    names: written(`
      adelaide albert alexander alexandra alfred alice andrew anne archie arthur august beatrice camilla caroline
      catherine charles charlotte david diana edgar edith edmund edward eleanor elizabeth ernest frederick george
      harold harry henrietta henry isabella isla james jane john kate katherine lena louis louise margaret mary
      matilda maud meghan mia michael peter philip richard savannah sophia sophie stephen victoria william zara
    `),
    foremost: written(
      "elizabeth william charlotte george louis charles henry harry victoria catherine edward anne diana archie",
    ),
  },
  president: {
    rule: "A president of the United States bore it, as a first name or as a surname.",
    names: written(`
      abraham andrew arthur benjamin bill calvin carter clinton donald dwight ford franklin george gerald grant
      grover harrison harry hayes herbert jackson james jefferson jimmy joe john joseph kennedy lincoln madison
      martin monroe nixon pierce reagan richard ronald roosevelt taylor theodore thomas truman tyler ulysses warren
      william wilson woodrow zachary
    `),
    foremost: written(
      "lincoln theodore jackson jefferson madison kennedy reagan carter abraham george grant",
    ),
  },
  rome: {
    rule: "An emperor, a writer, a man or a woman of ancient Rome bore it.",
    names: written(`
      antonia atticus augusta augustus aurelia aurelius caius cassius cato cecilia claudia constantine cornelia
      cornelius drusilla flavia hadrian horace julia julius justin kaius livia lucian lucius magnus marcellus
      marcus maximus octavia octavian octavius paulina priscilla rufus sabina terence tiberius titus valeria virgil
      virginia
    `),
    foremost: written("augustus marcus julius maximus titus aurelius julia octavia livia aurelia"),
  },
  west: {
    rule: "A cowboy, an outlaw, a pioneer or a singer of the American West bore it, or it is a place or a word of that country.",
    names: written(`
      annie austin bill billy boone cassidy cheyenne cody colt colter dakota dallas dalton denver dustin emmett
      frank hank houston jesse kassidy kit kody lane laramie maverick montana morgan rowdy sierra stetson virgil
      waylon wyatt
    `),
    foremost: written("wyatt jesse cody dallas colt maverick waylon cheyenne annie dakota stetson austin"),
  },
  colonial: {
    rule: "Settlers of Plymouth, New England or Virginia, or well-known people of the American Revolution bore it.",
    names: written(`
      abigail abraham alexander alice ann anne arthur bartholomew benjamin betsy carter charles christopher
      constance damaris deborah dorothy edmund edward elizabeth ellen esther ethan eunice ezra francis george
      gilbert hannah henry hope isaac israel james jane jasper john jonathan joseph josiah katherine lewis love
      lucy lydia margaret martha mary matthew mercy miles moses myles nathan nathanael nathaniel oliver patience
      patrick paul penelope peter philip priscilla rachel rebecca richard robert roger rose ruth samuel sarah
      silas solomon stephen susanna temperance thomas virginia william
    `),
    foremost: written(
      "abigail priscilla patience constance mercy benjamin john samuel josiah martha nathaniel ethan temperance dorothy paul",
    ),
  },
  tudor: {
    rule: "Kings and queens of the House of Tudor, their family or people of their court bore it.",
    names: written(`
      ambrose amy anne anthony arthur blanche bridget catherine cecily charles christopher dorothy edmund edward
      eleanor elizabeth frances francis george gregory hans henry hugh jane jasper john katherine margaret mary
      mildred nicholas owen penelope philip ralph richard robert stephen thomas ursula walter william
    `),
    foremost: written(
      "henry elizabeth anne catherine jane mary edward arthur margaret thomas walter francis",
    ),
  },
  swift: {
    rule: "A song by Taylor Swift is called so, or tells of someone who is.",
    names: written(`
      abigail august betty cassandra clara daisy drew elizabeth ivy james juliet marjorie ophelia peter rebekah
      robin romeo ronan stephen willow
    `),
    foremost: written("willow august betty ivy juliet james ophelia marjorie clara robin"),
  },
} satisfies ThemeLists;

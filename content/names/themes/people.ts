import { type ThemeLists, written } from "./theme-list.ts";

export const PEOPLE = {
  british: {
    rule: "Is the name of a king or queen of England or Britain, or of someone in their family, past or present.",
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
    rule: "Was the first name or surname of a president of the United States.",
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
    rule: "Was the name of an emperor, a writer, or another man or woman of ancient Rome.",
    names: written(`
      antonia atticus augusta augustus aurelia aurelius caius cassius cato cecilia claudia constantine cornelia
      cornelius drusilla flavia hadrian horace julia julius justin kaius livia lucian lucius magnus marcellus
      marcus maximus octavia octavian octavius paulina priscilla rufus sabina terence tiberius titus valeria virgil
      virginia
    `),
    foremost: written("augustus marcus julius maximus titus aurelius julia octavia livia aurelia"),
  },
  west: {
    rule: "Was the name of a cowboy, an outlaw, a pioneer or a singer of the American West, or is a place or a word from there.",
    names: written(`
      annie austin bill billy boone cassidy cheyenne cody colt colter dakota dallas dalton denver dustin emmett
      frank hank houston jesse kassidy kit kody lane laramie maverick montana morgan rowdy sierra stetson virgil
      waylon wyatt
    `),
    foremost: written("wyatt jesse cody dallas colt maverick waylon cheyenne annie dakota stetson austin"),
  },
  colonial: {
    rule: "Was the name of settlers in Plymouth, New England or Virginia, or of well-known people of the American Revolution.",
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
    rule: "Was the name of a king or queen of the House of Tudor, or of someone in their family or at their court.",
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
    rule: "Is the title of a Taylor Swift song, or the name of someone in one.",
    names: written(`
      abigail august betty cassandra clara daisy drew elizabeth ivy james juliet marjorie ophelia peter rebekah
      robin romeo ronan stephen willow
    `),
    foremost: written("willow august betty ivy juliet james ophelia marjorie clara robin"),
  },
} satisfies ThemeLists;

import { type ThemeLists, written } from "./theme-list.ts";

export const KINDS = {
  calendar: {
    rule: "Means a month, a day of the week or a season, or one born in it.",
    names: written(`
      abena abril agus akosua akua ama april august autumn aviva avril bahar danjuma esi falguni gennaro juma jummai june
      kofi kojo kwabena kwaku kwame ladi mae may summer sunday vesna winter wynter yaa yaw
    `),
    foremost: written("april june august may autumn summer"),
  },
  order: {
    rule: "Means a number, or a child’s place among siblings or twins.",
    names: written(`
      chaska eko ichiro kehinde octavia octavian octavius quentin samba sani seven sevyn sia taiwo tamsin thomas
      tom tomas tommaso tommie tommy trey wayan winona
    `),
  },
  work: {
    rule: "Is a word or a surname for what someone does or did for a living.",
    names: written(`
      archer bailee bailey baker baylee bishop brewer cannon carter cartier carver chandler chase clark clarke cohen
      colter cooper deacon decker dexter fisher fletcher foster granger graysen gunner harper hunter jagger kannon
      karter kohen kolter kooper maison marshall mason mayson miller paige parker piper porter ranger ryder sailor
      sawyer saylor shepard shepherd sherman spencer stuart tanner taylor thatcher travis tucker turner tyler walker
      ward wayne
    `),
  },
  surname: {
    rule: "Is best known as a surname of English, Scottish, Irish or Welsh speakers, and is given as a first name.",
    names: written(`
      adair addison adley ainsley alton ames anderson ansley anson archer arley ashton aston atley auden austen axton bailee bailey baker banks barrett barron
      baylee baylor beck beckett beckham bellamy bennett benson bentlee bentley benton berkley bishop blaine blair blake blakely boden booker boone bowen
      bowie boyd bradley brady branson brantley braxton brennan brent brett brewer bridger briggs brock brodie brody bronson brooks bruce bryant bryson byron
      cade calder callahan callan callaway calloway calvin camden cameron campbell cannon carlton carson carsyn carter carver casey cassidy chandler channing
      chase clark clarke clayton clifford clifton clinton cody colby coleman coleson collins colson colton conley conway cooper copeland corbin corey cory
      courtney craig crosby cullen curtis dalton davis dawson dayton deacon decker delaney dempsey dewey dexter dillon donovan drake dutton dwight easton
      edison ellery elliot elliott ellis ellison elwood emerson ensley everly fallon finnegan fisher fletcher flynn ford forrest foster fox franklin fraser
      gage garrett garrison gatlin gentry gibson gordon grady graham granger grant graysen grayson grey greyson griffin grover hadleigh hadley hampton harlee
      harley harlow harper harris harrison hartley hayden hayes hazen henley hensley holden hollis houston howard hudson hunter huntley huxley irving iverson
      jackson jacoby jagger jameson jamison jaxon jaxson jefferson jensen jones judson kamdyn karson kassidy keagan keaton keegan keeley keenan keller kelley
      kelly kendall kendrick kenley kennedy kent kenton kingsley kirby kirk knox kody kolbe kolby kooper korbin landen landon landry landyn langston lawson
      layton ledger leigh leighton lennon lennox leslie lincoln logan lowell lyle macie mackenzie macklin macy madden maddox madison makenzie mallory marley
      marlow marlowe marshall marvin mason maxwell mccoy mckenna mckenzie mckinley melvin merrick merritt miller milton mitchell monroe montgomery murphy nash
      nelson nixon nolan paige paityn palmer parker paxton payton percy perry peyton pierce pierson porter prescott presley preston quincy quinn radley
      raleigh ramsey ransom reagan reece reese regan reid reilly remington rhodes ridley riggins riggs riley ripley rooney roosevelt roscoe ross rowe royce
      ruger rush ryder ryland sawyer scott shea shelby sheldon shelley shepard sherlock sherman sidney skylar skyler slade sloan sloane spencer stanley steele
      stetson stuart sullivan sutton sydney tanner tate tatum taylor thatcher thurman tinsley tracy trevor truett truman tucker turner tyler tyson vance
      vaughn wade walker wallace walter ward warner warren watson waylon wells wendell wesley wesson westin weston whitley whitney wilder willis wilson
      winslow winston woods wyatt wylie zane
    `),
  },
  word: {
    rule: "Is an English word for a thing or a quality, in its usual spelling.",
    names: written(`
      ace adore alder alias amber amen amethyst angel april archer arrow ash aspen aster august autumn axle banks baron bear bishop blaze blessing bliss blossom
      brandy briar cadence cannon canyon case cedar chance charity charm cherish chosen clarity clay clover coast colt coral cove creed crew cross crystal
      cypress daisy dash dawn deacon denim desire destiny diamond divine dove dream duke earl earnest echo ember emerald essence ever faith fern forest fox
      genesis gentry ginger glen glory golden grace gray grey halo harbor harmony haven haze hazel heath heather heaven heavenly holly honesty honey honor hope
      huck hunter indigo iris island ivory ivy jade jersey jewel journey joy jubilee june juniper justice karma king knowledge lane laurel lavender legacy legend
      liberty lily linden love loyal loyalty lyric majesty major maple marigold maverick may meadow melody mercy merle messiah miracle misty myrtle navy noble
      ocean olive onyx opal palmer patience pearl pepper phoenix poppy praise primrose prince princess promise prudence psalm rain ranger raven rebel reed reign
      remedy reverie rhythm ridge riot river roan robin rook rose rosemary rowdy royal royalty ruby rue rune rush sage sailor saint sandy sapphire scout serenity
      seven sincere sky sterling stone storm summer sunday sunny talon temperance titan treasure trinity truce true unique valkyrie valley valor verity violet
      wells west wilder willow winter wisdom wren zinnia
    `),
  },
} satisfies ThemeLists;

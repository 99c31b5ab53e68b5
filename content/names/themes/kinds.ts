import { type ThemeLists, written } from "./theme-list.ts";

export const KINDS = {
  calendar: {
    rule: "Means a month, a day of the week or a season, or one born in it.",
    names: written(`
      abena agus akosua akua ama april august autumn aviva bahar danjuma esi falguni gennaro juma jummai june kofi
      kojo kwabena kwaku kwame ladi mae may summer sunday vesna winter wynter yaa yaw
    `),
    foremost: written("april june august may autumn summer"),
  },
  order: {
    rule: "Means a number, or a child's place among its siblings or twins.",
    names: written(`
      chaska eko ichiro kehinde octavia quentin samba sani sevyn sia taiwo tamsin thomas tom tomas tommaso tommie
      tommy trey wayan winona
    `),
  },
  work: {
    rule: "Is a word or a surname for what someone does or did for a living.",
    names: written(`
      archer bailey baker bishop brewer cannon carter chandler chase clark cohen colter cooper deacon dexter fisher
      fletcher foster graysen gunner harper hunter jagger kannon karter kohen kolter kooper marshall mason miller
      paige parker piper porter ryder sailor sawyer saylor shepard shepherd sherman spencer stuart tanner taylor
      travis tucker tyler walker ward wayne
    `),
  },
  surname: {
    rule: "Is best known as a surname of English, Scottish, Irish or Welsh speakers, and is given as a first name.",
    names: written(`
      addison adley ainsley alton anderson archer ashton axton bailey baker banks barrett barron baylor beck
      beckett beckham bellamy bennett benson bentlee bentley berkley bishop blaine blair blake blakely boden boone
      bowen bowie boyd bradley brady branson brantley braxton brent brett brewer bridger briggs brock brody bronson
      brooks bruce bryant bryson byron cade callahan callan calvin camden cameron campbell cannon carlton carson
      carsyn carter casey cassidy chandler channing chase clark clayton clifford clifton clinton cody colby coleson
      collins colson colton cooper corbin corey cory courtney craig cullen curtis dalton davis dawson deacon
      delaney dewey dexter dillon donovan drake dutton dwight easton edison ellery elliot elliott ellis ellison
      elwood emerson ensley everly fallon finnegan fisher fletcher flynn ford forrest foster fox franklin fraser
      gage garrett gentry gordon grady graham grant graysen grayson grey greyson griffin grover hadley harlee
      harley harlow harper harrison hayden hayes henley holden hollis houston howard hudson hunter huxley irving
      jackson jagger jameson jamison jaxon jaxson jefferson jensen jones judson kamdyn karson kassidy keagan keaton
      keegan keenan kelley kelly kendall kendrick kennedy kent kingsley kirby kirk knox kody kooper korbin landen
      landon landry landyn langston lawson layton ledger leigh leighton lennon lennox leslie lincoln logan lowell
      lyle macie mackenzie macklin macy madden maddox madison makenzie mallory marley marlow marlowe marshall
      marvin mason maxwell mccoy mckenna mckenzie mckinley melvin merrick merritt miller milton mitchell monroe
      montgomery murphy nash nelson nolan paige paityn palmer parker paxton payton percy perry peyton pierce porter
      presley preston quincy quinn reagan reece reese reid remington rhodes riggs riley ripley roosevelt roscoe
      ross royce ryder ryland sawyer scott shea shelby sheldon shelley shepard sherman sidney skylar skyler slade
      sloan sloane spencer stanley steele stetson stuart sullivan sutton sydney tanner tate tatum taylor thurman
      tracy trevor truett truman tucker tyler tyson vaughn wade walker wallace walter ward warren waylon wells
      wendell wesley wesson westin weston whitley whitney wilder willis wilson winslow winston wyatt wylie zane
    `),
  },
  word: {
    rule: "Is an English word for a thing or a quality, in its usual spelling.",
    names: written(`
      ace amber angel april archer arrow aspen august autumn banks bear bishop blaze brandy briar cannon case cedar
      chance charity cherish chosen clay clover coast colt cove creed crew crystal cypress daisy dash dawn deacon
      denim destiny diamond dream duke earl earnest ember emerald essence ever faith fern forest fox genesis gentry
      ginger glen grace grey halo harmony haven hazel heath heather heaven holly honey honor hope hunter indigo
      iris ivory ivy jade jersey jewel journey joy jubilee june juniper justice king lane laurel lavender legacy
      legend liberty lily linden love loyal lyric major maple marigold maverick may meadow melody mercy merle
      messiah miracle misty myrtle navy ocean olive onyx opal palmer patience pearl phoenix poppy prince promise
      raven reed reign ridge river robin rose rosemary rowdy royal royalty ruby sage sailor saint sandy scout
      serenity sincere sky sterling stone storm summer sunday sunny titan treasure trinity truce true violet wells
      wilder willow winter wisdom wren
    `),
  },
} satisfies ThemeLists;

import { type ThemeLists, written } from "./theme-list.ts";

export const KINDS = {
  calendar: {
    rule: "Means a month, a day of the week or a season, or one born in it.",
    names: written(`
      abena abril agus akosua akua ama april august autumn aviva bahar danjuma esi falguni gennaro juma jummai june
      kofi kojo kwabena kwaku kwame ladi mae may summer sunday vesna winter wynter yaa yaw
    `),
    foremost: written("april june august may autumn summer"),
  },
  order: {
    rule: "Means a number, or a child's place among its siblings or twins.",
    names: written(`
      chaska eko ichiro kehinde octavia octavian octavius quentin samba sani seven sevyn taiwo tamsin thomas tom
      tomas tommaso tommie tommy trey wayan winona
    `),
  },
  work: {
    rule: "Is a word or a surname for what someone does or did for a living.",
    names: written(`
      archer bailee bailey baker baylee brewer cannon carter chandler chase clark cohen colter cooper deacon decker
      dexter fisher fletcher foster gunner harper hunter jagger kannon karter kohen kolter maison marshall mason
      mayson miller paige parker piper porter ryder sawyer saylor shepard shepherd spencer stuart tanner taylor
      thatcher travis tucker turner tyler walker wayne
    `),
  },
  surname: {
    rule: "Is best known as a surname of English, Scottish, Irish or Welsh speakers, and is given as a first name.",
    names: written(`
      addison adley ainsley anderson ansley archer ashton axton bailee bailey baker banks barrett barron baylee
      baylor beck beckett beckham bellamy bennett benson bentley berkley blaine blair blake blakely boden boone
      bowen bowie bradley brady brantley braxton brennan brent brett brewer bridger briggs brock brodie brody
      brooks bruce bryant bryson byron cade callahan callan calvin camden cameron campbell cannon carson carsyn
      carter casey cassidy chandler chase clark clayton clifford clifton clinton cody colby coleson collins colson
      colton cooper corbin corey cory courtney craig crosby curtis dalton davis dawson dayton deacon decker delaney
      dewey dexter dillon donovan drake dutton dwight easton edison elliot elliott ellis emerson ensley everly
      fallon finnegan fisher fletcher flynn ford forrest foster franklin fraser gage garrett gatlin gordon grady
      graham grant grayson greyson griffin grover hadleigh hadley harley harlow harper harrison hayden hayes holden
      hollis houston howard hudson hunter huxley jackson jacoby jagger jameson jamison jaxon jaxson jefferson
      jensen jones judson karson keaton keegan kelley kelly kendall kendrick kenley kennedy kent kingsley kirk knox
      kolby landon landry langston lawson layton ledger leighton lennon lennox leslie lincoln logan lyle macie
      mackenzie macklin macy madden maddox madison makenzie mallory marley marlowe marshall marvin mason maxwell
      mccoy mckenna mckenzie mckinley melvin merritt miller milton mitchell monroe montgomery murphy nash nelson
      nixon nolan paige palmer parker paxton payton perry peyton pierce porter presley preston quincy quinn raleigh
      ramsey reagan reece reese regan reid remington rhodes riggs riley ross royce ryder ryland sawyer scott shea
      shelby shelley shepard sherlock sidney skylar skyler sloan sloane spencer stanley stetson stuart sullivan
      sutton sydney tanner tate tatum taylor thatcher tinsley tracy trevor truett tucker turner tyler tyson vance
      wade walker wallace walter warren watson waylon wells wendell wesley wesson westin weston whitley whitney
      wilder willis wilson winston wyatt zane
    `),
  },
  word: {
    rule: "Is an English word for a thing or a quality, in its usual spelling.",
    names: written(`
      ace amber angel april archer aspen august autumn banks bear blaze blessing brandy briar cadence cannon case
      chance chosen clay clover coast colt creed crew crystal daisy dawn deacon denim destiny dream duke earl
      earnest echo ember emerald ever faith fern forest genesis glen grace halo harmony haven hazel heath heather
      heaven heavenly holly honey hope huck hunter indigo iris ivory ivy jade journey joy june juniper justice king
      lane laurel legacy legend lily love loyal loyalty lyric majesty major marigold maverick may meadow melody
      mercy messiah miracle misty myrtle navy ocean olive onyx opal palmer pearl phoenix poppy primrose prince
      princess promise psalm rain raven reed reign ridge river robin rose rosemary rowdy royal royalty ruby sage
      saint sandy sapphire scout serenity seven sincere sky sterling stone summer sunday sunny talon temperance
      treasure trinity truce true violet wells wilder willow winter wren
    `),
  },
} satisfies ThemeLists;

import { type ThemeLists, written } from "./theme-list.ts";

export const KINDS = {
  calendar: {
    rule: "Means a month, a day of the week or a season, or one born in it.",
    names: written(`
      abena agus akosua akua ama april august autumn aviva bahar danjuma esi falguni gennaro juma jummai june kofi
      kojo kwabena kwaku kwame ladi mae may summer sunday vesna winter wynter yaa yaw
    `),
  },
  order: {
    rule: "Means a number, or a child's place among its siblings or twins.",
    names: written(`
      chaska eko ichiro kehinde octavia quentin samba sani sevyn taiwo tamsin thomas tom tomas tommaso tommy trey
      wayan winona
    `),
  },
  work: {
    rule: "Is a word or a surname for what someone does or did for a living.",
    names: written(`
      archer bailey baker brewer cannon carter chandler chase clark cohen colter cooper deacon dexter fisher
      fletcher foster gunner harper hunter jagger kannon karter kohen kolter marshall mason miller paige parker
      piper porter ryder sawyer saylor shepard shepherd spencer tanner taylor travis tucker tyler walker wayne
    `),
  },
  surname: {
    rule: "Is best known as a surname of English, Scottish, Irish or Welsh speakers, and is given as a first name.",
    names: written(`
      addison anderson archer ashton bailey baker banks barrett barron baylor beck beckett beckham bellamy bennett
      benson bentley berkley blakely boden boone bowen bowie bradley brady brantley braxton brewer bridger briggs
      brody brooks bruce bryson byron callahan callan camden cameron campbell cannon carson carter cassidy
      chandler chase clark clayton cody colby coleson collins colson colton cooper corbin courtney dalton davis
      dawson deacon delaney dexter donovan drake dutton easton edison ellis emerson ensley fallon finnegan fisher
      fletcher flynn ford forrest foster franklin fraser gordon grady graham grant grayson greyson griffin grover
      hadley harlow harper harrison hayden hayes holden hollis houston howard hudson hunter huxley jackson jagger
      jameson jamison jefferson jensen jones judson keaton keegan kendall kendrick kennedy kingsley knox landry
      langston lawson layton ledger leighton lennon lennox lincoln logan mackenzie macklin macy madden maddox
      madison mallory marley marlowe marshall mason maxwell mccoy mckenna mckenzie mckinley merritt miller
      mitchell monroe montgomery murphy nash nelson nolan palmer parker paxton payton peyton pierce porter presley
      preston quincy quinn reagan reid remington rhodes riggs riley ryder ryland sawyer scott shelby shepard sloan
      sloane spencer stetson sullivan sutton tanner tate tatum taylor truett tucker tyler tyson walker wallace
      walter wells wesley wesson weston whitley whitney wilder wilson winston
    `),
  },
  word: {
    rule: "Is an English word for a thing or a quality, in its usual spelling.",
    names: written(`
      ace amber angel april archer aspen august autumn banks bear blaze briar cannon case chance chosen clay
      clover coast creed crew crystal daisy dawn deacon destiny dream duke earl ember emerald ever faith fern
      forest genesis grace halo harmony haven hazel heath heaven honey hope hunter indigo iris ivory ivy jade
      journey joy june justice king legacy legend love loyal lyric major marigold maverick may meadow melody mercy
      messiah miracle misty myrtle navy ocean olive onyx opal palmer pearl phoenix poppy prince promise raven
      reign ridge river rose rowdy royal royalty ruby sage saint scout serenity sincere sky sterling stone summer
      sunday sunny treasure trinity truce true violet wells wilder willow winter wren
    `),
  },
} satisfies ThemeLists;

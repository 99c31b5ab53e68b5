import { type ThemeLists, written } from "./theme-list.ts";

export const LANDS = {
  land: {
    rule: "Means land, earth, a hill, a valley, a field or a stone.",
    names: written(`
      ailsa aitana arden avani blair blaire brandon brooklyn brooklynn bryn brynn camden camdyn capri clay clayton
      clifford clifton craig dale dalton dean everest gaia glen glenn goran guadalupe harlan hayden heath
      heathcliff holden holland iona isla kamden kelsey kenai kendall knox lance landon landry langston lea lee
      leland lindsay lindsey lorelai lorelei marwa meadow montana montgomery montserrat orlando parvathy pedro
      peter petra pierce pietro ridge riggs riku rocky roland ross ryland savanna savannah sharon shelley sidney
      sienna sierra skye stanley stone sydney tara tyrone venkatesh whitney zion zyon
    `),
  },
  mountain: {
    rule: "Means a mountain, a hill, a ridge or a crag, or one bears it.",
    names: written(`
      aitana brandon bryn brynn craig everest goran knox landon marwa montana montgomery montserrat parvathy ridge
      riggs sierra tara venkatesh zion zyon
    `),
    foremost: written("sierra everest montana ridge"),
  },
  forest: {
    rule: "Means a forest, a wood or a grove, or one who lives or works there.",
    names: written(`
      forest forrest foster grover harlem holland keith silas silvia sylas sylvia sylvie tapio woodrow
    `),
    foremost: written("forrest forest silas sylvia sylvie woodrow"),
  },
  nature: {
    rule: "Is an English word for something in nature.",
    names: written(`
      amber aspen autumn azalea bear blaze briar brooke brooks clay clover coast crystal daisy dale dawn echo ember
      fern forest forrest glen hazel heath heather holly iris ivy jade jasmine juniper laurel lily magnolia
      marigold meadow misty myrtle ocean olive opal pearl poppy primrose rain raven reed ridge river robin rocky
      rose rosemary rowan sage sapphire savannah sky stone stormi summer sunny violet willow winter wren
    `),
    foremost: written("willow river sage rowan ivy hazel violet juniper wren lily"),
  },
  place: {
    rule: "A city, island, region, river or other place is called so, and most people know it.",
    names: written(`
      ailsa aitana alberta alexandria aspen austin bethany boston bristol brittany brittney brixton brooklyn
      brooklynn cairo camden capri carolina charlotte chelsea chester cheyenne dakota dallas dayton denver devon
      eden erin florence galilea geneva georgia harlem holland houston hudson iona israel jericho jordan jordyn
      kairo kenai kent kerry kingston kobe lincoln london londyn lorraine lourdes lucca madison malaysia memphis
      milan montana montserrat nazareth odessa orlando paisley paris petra phoenix princeton raleigh rhodes rome
      salem santiago savannah shannon sharon siena sienna sierra skye sydney tara trenton troy tyrone vienna
      virginia zaire zaria zion zyon
    `),
    foremost: written("paris london brooklyn savannah georgia florence sydney dallas austin vienna chelsea"),
  },
} satisfies ThemeLists;

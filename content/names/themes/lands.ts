import { type ThemeLists, written } from "./theme-list.ts";

export const LANDS = {
  land: {
    rule: "Means land, earth, a hill, a valley, a field or a stone.",
    names: written(`
      ailsa aitana alton arden avani blair blaire brandon brooklyn brooklynn bryn brynn camden camdyn capri carlton
      clay clayton clifford clifton cove craig dale dalton dean everest gaia glen glenn goran guadalupe harlan
      hayden heath heathcliff holden holland iona isla kamden kamdyn kelsey kenai kendall knox lance landen landon
      landry landyn langston lea lee leigh leland lindsay lindsey lorelai lorelei marlow marwa meadow monserrat
      montana montgomery montserrat oakland orlando parvathy pedro peter petra pierce pietro ridge riggs riku rocky
      roland ross ryland sahara savanna savannah sharon shelley sidney sienna sierra skye slade stanley stone summit
      sydney tara tyrone venkatesh whitney winslow zion zyon
    `),
  },
  mountain: {
    rule: "Means a mountain, a hill, a ridge or a crag, or one bears it.",
    names: written(`
      aitana brandon bryn brynn craig everest goran knox landen landon landyn marwa monserrat montana montgomery
      montserrat parvathy ridge riggs sierra summit tara venkatesh zion zyon
    `),
    foremost: written("sierra everest montana ridge"),
  },
  forest: {
    rule: "Means a forest, a wood or a grove, or one who lives or works there.",
    names: written(`
      elwood forest forrest foster grover harlem holland keith roscoe silas silvia sylas sylvester sylvia sylvie
      tapio woodrow
    `),
    foremost: written("forrest forest silas sylvia sylvie woodrow"),
  },
  nature: {
    rule: "Is an English word for something in nature.",
    names: written(`
      amber aspen autumn azalea bear blaze briar brooke brooks cedar clay clover coast cove crystal cypress daisy
      dale dawn diamond echo ember fern forest forrest fox ginger glen hazel heath heather holly iris ivy jade
      jasmine juniper laurel lavender lily linden magnolia maple marigold meadow merle misty myrtle ocean olive
      opal pearl poppy primrose rain raven reed ridge river robin rocky rose rosemary rowan sage sapphire savannah
      sky stone storm stormi summer sunny violet willow winter wren
    `),
    foremost: written("willow river sage rowan ivy hazel violet juniper wren lily"),
  },
  place: {
    rule: "A city, island, region, river or other place is called so, and most people know it.",
    names: written(`
      aden ailsa aitana alberta alexandria aspen austin bethany boston brighton bristol brittany brittney brixton
      bronx brooklyn brooklynn cairo camden capri carolina charlotte chelsea chester cheyenne dakota dallas dayton
      denver devon eden egypt erin florence galilea geneva georgia harlem holland houston hudson india iona israel
      jericho jersey jordan jordyn kairo kenai kent kerry kingston kobe laramie lincoln london londyn lorena
      lorraine lourdes lowell lucca madison malaysia marlow melba memphis milan montana montserrat nazareth oakland
      odessa orlando paisley paris petra phoenix princeton raleigh rhodes rochelle rome salem santiago savannah
      shannon sharon siena sienna sierra skye sydney tara trenton troy tyrone vienna virginia zaire zaria zion zyon
    `),
    foremost: written("paris london brooklyn savannah georgia florence sydney dallas austin vienna chelsea"),
  },
} satisfies ThemeLists;

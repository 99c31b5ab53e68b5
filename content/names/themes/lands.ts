import { type ThemeLists, written } from "./theme-list.ts";

export const LANDS = {
  land: {
    rule: "Means land, earth, a hill, a valley, a field or a stone.",
    names: written(`
      ailsa aitana aithana alton arden avani avni blair blaire brandon brooklyn brooklynn bryn brynn camden camdyn canyon capri carlton clay
      clayton clifford clifton cove craig dale dalton dean denali everest gaia glen glenn goran guadalupe harlan hayden heath heathcliff
      holden holland iona isla island kamden kamdyn kapri kelsey kenai kendall klay klayton knox kyndall lance landen landon landry landyn
      langston lea lee leigh leland lindsay lindsey lorelai lorelei marlow marwa meadow monserrat montana montgomery montserrat oakland
      orlando parvathy pedro peter petra pierce pietro ridge riggs riku rocky roland rolando ross ryland sahara savanna savannah sharon
      shelley sidney sienna sierra skye slade stanley stone summit sydney tara tyrone valley venkatesh whitney winslow zion zyon
    `),
  },
  mountain: {
    rule: "Means a mountain, a hill, a ridge or a crag, or is the name of one.",
    names: written(`
      aitana aithana brandon bryn brynn craig denali everest goran knox landen landon landyn marwa monserrat montana
      montgomery montserrat parvathy ridge riggs sierra summit tara venkatesh zion zyon
    `),
    foremost: written("sierra everest montana ridge"),
  },
  forest: {
    rule: "Means a forest, a wood or a grove, or one who lives or works there.",
    names: written(`
      elwood forest forrest foster grover harlem holland keith roscoe silas silvia sylas sylvester sylvia sylvie
      tapio woodrow woods
    `),
    foremost: written("forrest forest silas sylvia sylvie woodrow"),
  },
  nature: {
    rule: "Is an English word for something in nature.",
    names: written(`
      alder amber ash aspen aspyn aster autumn azalea bear blaze blossom briar brooke brooks bryar bryer camellia
      canyon cedar clay clover coast coral cove crystal cypress daisy dale dawn diamond dove echo ember fern forest
      forrest fox ginger glen hazel heath heather holly iris island ivie ivy jade jasmin jasmine jayde jazmine juniper
      klay klover koast krystal laurel lavender lillie lilly lily linden magnolia maple marigold meadow merle misty
      myrtle ocean olive opal pearl poppy primrose rain raven reed ridge river robin rocky rose rosemary rowan rowen
      rowyn ryver sage saige sapphire savanna savannah sky stone storm stormi stormie stormy summer sunny valley
      violet willow winter wren wynter zinnia
    `),
    foremost: written("willow river sage rowan ivy hazel violet juniper wren lily"),
  },
  place: {
    rule: "Is the name of a city, island, region, river or other place that most people know.",
    names: written(`
      abilene aden ailsa aitana aithana alberta alexandria america arizona asia aspen astoria austin bethany boston brighton bristol brittany brittney brixton
      bronx brooklyn brooklynn cairo camden capri carolina charleston charlotte chelsea chester cheyenne dakota dallas dayton denali denver devon eden egypt
      erin florence galilea geneva georgia grecia harlem holland houston hudson india indiana iona israel italy jericho jersey jordan jordyn kairo kapri
      kashmir kenai kent kerry kingston kobe laramie lincoln london londyn lorena lorraine lourdes lowell lucca madison malaysia marlow melba memphis milan
      montana montserrat nairobi nazareth nile oakland odessa orlando paisley paris petra phoenix princeton raleigh rhodes rochelle roma rome salem santiago
      savannah shannon sharon siena sienna sierra skye sydney tara trenton troy tyrone valencia vienna virginia zaire zaria zealand zion zyon
    `),
    foremost: written("paris london brooklyn savannah georgia florence sydney dallas austin vienna chelsea"),
  },
} satisfies ThemeLists;

import { type ThemeLists, written } from "./theme-list.ts";

export const SEASONS = {
  christmas: {
    rule: "Means Christmas, or belongs to it: its plants, its songs, its saints, or someone in its story.",
    names: written(`
      carol carole casper emanuel emmanuel gabriel holly ivy jasper jesus joseph joy kacper kasper klaus mary natalia
      natalie nataly natasha nathalia nathalie nathaly nicholas nick noel noelia noella noelle rudolph rudy sylvester
    `),
    foremost: written("noelle holly noel natalie nicholas joy ivy carol mary joseph"),
  },
  spring: {
    rule: "Means spring, or is a spring month, flower or bird.",
    names: written(`
      abril april aviva avril bahar blossom chloe daisy flora florence iris lily mae may merle pascal poppy primrose
      robin vesna violet wren
    `),
    foremost: written("april may daisy violet lily flora mae"),
  },
  summer: {
    rule: "Means summer or the sun, or is a summer month or flower.",
    names: written(`
      august daisy elio jasmine june marigold marisol poppy rose samson sol solana soleil summer sunnie sunny
    `),
    foremost: written("summer june august sunny soleil marigold sol"),
  },
  autumn: {
    rule: "Means fall or the harvest, or is a fall color, tree or fruit.",
    names: written(`
      amber aspen aspyn autumn ember goldie hazel maple oakley rowan russell scarlet scarlett sienna
    `),
    foremost: written("autumn hazel amber rowan ember aspen russell sienna"),
  },
} satisfies ThemeLists;

import { type ThemeLists, written } from "./theme-list.ts";

export const STORIES = {
  arthurian: {
    rule: "Someone in the tales of King Arthur and his knights bears it, or it is another form of such a name.",
    names: written(`
      angharad arthur arturo elaine emrys gareth gavin ginevra guinevere jennifer kay lionel morgan olwen owen
      taliesin tristan vivienne
    `),
    foremost: written("arthur guinevere tristan gareth gavin morgan elaine"),
  },
  shakespeare: {
    rule: "Someone in a play of Shakespeare bears it in this spelling.",
    names: written(`
      adriana alice alonso angelo anne antonio ariel audrey beatrice bianca cassandra cassius celia constance
      cordelia diana edgar edmund emilia fabian francisco gertrude gonzalo hector helena henry imogen isabella
      jessica julia juliet julius kate katherine lavinia lorenzo luciana lysander malcolm marcus margaret maria
      mariana marina miranda nick octavia oliver olivia ophelia orlando paris paulina richard robin romeo sebastian
      titus toby viola
    `),
    foremost: written("juliet ophelia romeo cordelia beatrice orlando viola miranda olivia sebastian"),
  },
  literature: {
    rule: "Someone in a well-known novel, poem, epic or tale bears it.",
    names: written(`
      alice amy anna annabel anne antonia arya aslan atticus ayla beatrice becky belinda bella beth bijan blanche
      carrie caspian catriona charlie charlotte christian christine clarissa consuelo cora coraline corinne cosette
      daisy darcy demelza dexter dora dorian dorothy edmund edna edward elizabeth eloise elsie emil emile emma
      ernest esmeralda estella eteri ethan evangeline evelina fern fiona gilbert grazyna harry hazel heidi holden
      holly isabel isagani isaura jane janie jay jean jo jody jude julie julien katrina khaleesi kim kristin lara
      laurie layla leila lizzie lotte lucy luna lyanna lyra madeline maisie manon marianne matilda mattie mio
      mireia mireille nancy natasha nick nils nora novalee oliver orlando pamela pearl penelope peter quentin
      ramona rebecca renzo rhett roland rostam sawyer scarlett scout shirin shirley siavash silas sohrab solveig
      sonya tatiana thelma tinatin tom uriah vanessa vasilisa venla victor waverly wendy wilbur winnie winston
      zosia
    `),
    foremost: written("alice matilda oliver scarlett atticus emma jane heidi dorian holden"),
  },
} satisfies ThemeLists;

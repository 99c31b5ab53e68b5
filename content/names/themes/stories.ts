import { type ThemeLists, written } from "./theme-list.ts";

export const STORIES = {
  arthurian: {
    rule: "Is the name of someone in the tales of King Arthur and his knights, or a form of it.",
    names: written(`
      angharad arthur arturo avalon elaine emrys gareth gavin ginevra guinevere isolde jennifer kay lancelot lionel
      merlin morgan morgana olwen owen percival taliesin tristan vivien vivienne
    `),
    foremost: written("arthur guinevere tristan gareth gavin morgan elaine"),
  },
  shakespeare: {
    rule: "Is the name of someone in a Shakespeare play, in this spelling.",
    names: written(`
      adriana alice alonso angelo anne antonio antony ariel audrey beatrice bianca cassandra cassius celia constance
      cordelia cornelius cressida demetrius desdemona diana duncan edgar edmund emilia fabian francisco gertrude
      gonzalo hal hector helena henry hermione horatio imogen isabella jessica julia juliet julius kate katherine
      lavinia lorenzo luciana lucius lysander malcolm marcus margaret maria mariana marina miranda nick oberon
      octavia octavius oliver olivia ophelia orlando othello paris paulina percy portia regan richard robin romeo
      rosalind rosaline sebastian silvia theseus titania titus toby ursula viola
    `),
    foremost: written("juliet ophelia romeo cordelia beatrice orlando viola miranda olivia sebastian"),
  },
  literature: {
    rule: "Is the name of someone in a well-known novel, poem, epic or tale.",
    names: written(`
      alice amy anna annabel annabeth anne antigone antonia aramis arwen arya aslan atreyu atticus ayla bastian beatrice
      becky belinda bella beth bijan blanche calypso carrie caspian catriona cedric charlie charlotte christian
      christine circe clarissa consuelo cora coraline corinne cosette cressida daenerys daisy darcy demelza dexter
      dora dorian dorothea dorothy edmond edmund edna edward elinor elizabeth ellery eloise elsie emil emile emma
      ender eowyn ernest esmeralda estella eteri ethan evangelina evangeline evelina fern finnick fiona galadriel
      gilbert grazyna harry hazel heathcliff heidi hermione hester holden holly huck isabel isagani isaura ishmael
      isolde jane janie jay jean jo jody jude julie julien katniss katrina khaleesi kim kristin kya lara laurie layla
      leila lenore lizzie lorna lotte lucie lucinda lucy luna lyanna lyra madeline maisie manon marianne marlow
      matilda mattie mio mireia mireille nancy natasha nick nils nora novalee oliver orlando pamela pearl penelope
      percival peter primrose quentin ramona rebecca renesmee renzo rhett roland rostam rowena rue sansa saphira sawyer
      scarlett scout sherlock shirin shirley siavash silas sohrab solveig sonya tatiana tess thelma theoden tinatin
      tom tyrion ulises ulysses uriah vanessa vasilisa venla victor waverly wendy wilbur winnie winston zosia
    `),
    foremost: written("alice matilda oliver scarlett atticus emma jane heidi dorian holden"),
  },
} satisfies ThemeLists;

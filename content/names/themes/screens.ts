import { type ThemeLists, written } from "./theme-list.ts";

export const SCREENS = {
  disney: {
    rule: "Someone in an animated film or series by Disney or Pixar bears it.",
    names: written(`
      agustin alberto alice andy anita anna antonio ariel asha aurora belle bernard bianca bonnie bruno camilo carl
      charlotte dash dolores elena ellie elsa ember eric esmeralda felix flora flynn gaston giulia hades hector
      helen hercules hermes honey isabela jane jasmine jessie jim john joy judy julieta lottie louis luca luisa
      marian marie mei merlin miguel milo nala nani nick oliver olivia penny percy perry peter phillip phineas
      ralph raya remy riley robin roger russell sebastian thomas tiana timothy ursula violet wade wendy zeus
    `),
    foremost: written(
      "ariel aurora jasmine elsa tiana anna raya wendy alice elena nala eric flynn luca milo sebastian",
    ),
  },
  starwars: {
    rule: "Someone in the films or series of Star Wars bears it.",
    names: written(`
      anakin ben bodhi cassian cody ezra finn hunter kanan kylo leia luke lyra obi owen rex rey rose
    `),
    foremost: written("luke leia anakin kylo ben rey finn owen cassian"),
  },
  tolkien: {
    rule: "Someone in The Hobbit or The Lord of the Rings, or in its family trees, bears it.",
    names: written(`
      angelica bill bruno daisy dora esmeralda estella hugo lily linda marigold may milo myrtle pearl poppy robin rosa
      rose rosie ruby sam tom
    `),
    foremost: written("sam rosie rose marigold estella tom esmeralda pearl"),
  },
  thrones: {
    rule: "Someone in Game of Thrones, or in the novels it was made from, bears it, as a name or as a title.",
    names: written(`
      anya arya asha bella brandon elia jaime jon khaleesi leo lyanna rhaenyra robert robin sam tom will yara
    `),
    foremost: written("arya jon lyanna jaime khaleesi brandon robert sam yara"),
  },
  potter: {
    rule: "Someone in the Harry Potter books bears it.",
    names: written(`
      alicia andromeda angelina arabella ariana arthur bellatrix bill blaise cedric charlie colin cormac cornelius
      dean dennis dolores draco fred gabrielle george ginevra granger gregory hannah harry helena hermione hugo james
      justin katie kingsley lavender lee lily lucius luna marcus minerva molly nick oliver penelope percy peter
      phineas rita ronald rose rowena seamus sirius susan teddy theodore tom vernon vincent
    `),
    foremost: written(
      "harry luna hermione draco lily ginevra sirius minerva cedric ronald bellatrix fred george",
    ),
  },
  heroes: {
    rule: "A hero or a heroine of American comics bears it, in disguise or without.",
    names: written(`
      arthur barry bruce carol charles clark danny diana draven frank gwen hank harley hope jason jean jessica
      jubilee kalel kamala kara logan luke matthew miles natasha oliver peggy peter sam scott stephen steve storm
      thor tony victor wade wanda yelena
    `),
    foremost: written("peter clark bruce diana tony thor wanda natasha steve logan miles"),
  },
  austen: {
    rule: "Someone in a novel by Jane Austen bears it.",
    names: written(`
      anne bennet caroline catherine charles charlotte edmund edward eleanor elinor elizabeth emma frank frederick
      george harriet henrietta henry isabella james jane john julia louisa lucy lydia margaret maria marianne mary
      philip robert sophia susan thomas tom walter william
    `),
    foremost: written(
      "emma elizabeth jane anne lydia henry george charlotte catherine edward frederick louisa harriet",
    ),
  },
  bridgerton: {
    rule: "Someone in the Bridgerton novels or their series bears it.",
    names: written(`
      anthony benedict charlotte colin daphne edmund edwina eloise francesca gareth george gregory kate lucy marina
      michael penelope phillip simon sophie violet
    `),
    foremost: written("daphne penelope anthony benedict colin eloise francesca gregory simon violet kate"),
  },
  magic: {
    rule: "Means magic, a fairy or an elf, or a witch, a wizard or a fairy of legend or of a well-known story bears it.",
    names: written(`
      alara alfred alvin aoife ariel arwen aubrey aubrie ceridwen circe fay faye galadriel harry hermione luna
      merlin morgan morgana oberon paige parisa phoebe piper rhiannon sabrina salem samantha satu tabitha titania
      vivienne wanda willow
    `),
    foremost: written("sabrina morgan willow faye luna rhiannon tabitha wanda salem ariel"),
  },
} satisfies ThemeLists;

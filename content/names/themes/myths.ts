import { type ThemeLists, written } from "./theme-list.ts";

export const MYTHS = {
  myth: {
    rule: "A god, a spirit, a hero or a heroine of the myths and legends of any people bears it, or it is named for one.",
    names: written(`
      achilles aditi aditya adonis agastya alara althea anahi anahit anahita andromeda angharad angus aoife apollo
      arash ares ariadne arjun artemis arthur arturo athena atlas atreus aura aurora austeja baldur bishnu breeshey
      bridget calliope camilla cassandra ceridwen conall connor conor cora cormac cynthia damon danae daphne dayana
      deirdre dewi dhruv diana diane dianna dianne diarmuid dolma doris dylan egill eimear elaine elara electra
      embla emese emrys eudora evander fergus finn fintan fionn fionnuala flora freya freyja gabija gareth gavin
      gayatri ginevra grainne guinevere gunnar hayk hector helen hina hinemoa ianthe idunn ila indira ingrid inti
      irene iris ishaan ivar jason jennifer jiraiya june jurate kalev kali kamala kassandra kaveh kaveri kay kian
      kora krishna laima lakshmi lavinia leander lech libuse lilith linus lionel lucrezia luna macsen maeve maia
      makeda manjunath meenakshi melia melissa morgan muireann murugan nandi niamh odin odysseus oisin olwen orion
      oscar osian osiris owen paris parvathy penelope persephone phoebe phoenix phyllis radha ragnar ravi rhea
      rhiannon rostam sadhbh selena selene sharmistha signy sigrid sina sita siya soumitra srinivas sylvia taliesin
      tapio tara thalia thea thor torquil tristan venkatesh vesna victoria vikram virginia vivienne xanthe ziva
    `),
    foremost: written("athena apollo thor freya diana odin persephone orion atlas maeve"),
  },
  goddess: {
    rule: "A goddess of any mythology or religion bears it, in this or a close form, or it is a title of hers.",
    names: written(`
      aditi anahit anahita artemis athena aura aurora austeja breeshey bridget calliope cynthia dayana dewi diana
      diane dianna dianne dolma flora freya freyja gabija gayatri hina idunn ila indira irene iris jurate kali
      kamala kaveri laima lakshmi luna maia meenakshi parvathy persephone phoebe radha rhea selena selene sita siya
      tara thalia thea vesna victoria ziva
    `),
    foremost: written("athena freya aurora diana persephone iris luna selene maia"),
  },
  greek: {
    rule: "A god, hero, heroine or being of Greek myth bears it.",
    names: written(`
      achilles adonis althea andromeda apollo ares ariadne artemis athena atlas atreus aura calliope cassandra cora
      cynthia danae daphne doris elara electra eudora evander hector helen ianthe irene iris jason kassandra kora
      leander linus maia melia melissa odysseus orion paris penelope persephone phoebe phoenix phyllis rhea selena
      selene thalia thea xanthe
    `),
    foremost: written("athena penelope apollo persephone atlas achilles iris daphne orion phoebe"),
  },
  roman: {
    rule: "A god, goddess or figure of Roman myth or legend bears it, or it is named for one.",
    names: written(`
      apollo aurora camilla diana diane dianna dianne evander flora june lavinia lucrezia luna maia sylvia victoria
      virginia
    `),
    foremost: written("diana aurora flora luna victoria apollo"),
  },
  norse: {
    rule: "A god, hero or heroine of Norse myth or saga bears it, or it is built on a god's name.",
    names: written(`
      astrid baldur egill embla freya freyja gunnar idunn ingrid ivar leif odin ragnar ragnhild signy sigrid
      snorri thor torquil
    `),
    foremost: written("thor odin freya ragnar ivar freyja leif astrid"),
  },
  celtic: {
    rule: "A god, hero or heroine of Irish or Welsh myth or legend bears it.",
    names: written(`
      angus aoife bridget ceridwen conall connor conor cormac deirdre diarmuid dylan eimear fergus finn fintan
      fionn fionnuala grainne kian macsen maeve muireann niamh oisin olwen oscar osian rhiannon sadhbh taliesin
    `),
    foremost: written("maeve finn niamh rhiannon bridget oisin connor dylan deirdre aoife"),
  },
  hindu: {
    rule: "A god, goddess, sage or hero of Hindu tradition bears it, or it is a title of one.",
    names: written(`
      aditi aditya agastya arjun bishnu dhruv gayatri ila indira ishaan kali kamala kaveri krishna lakshmi
      manjunath meenakshi murugan nandi parvathy radha ravi sharmistha sita siya soumitra srinivas tara venkatesh
    `),
    foremost: written("krishna arjun lakshmi radha sita kali tara dhruv"),
  },
} satisfies ThemeLists;

import { type ThemeLists, written } from "./theme-list.ts";

export const PLANTS = {
  flowers: {
    rule: "Means a flower, or is the name of one.",
    names: written(`
      alissa alyssa anthea aster azalea blossom bluma bopha briar calla camellia capucine cataleya cattaleya cattleya
      dahlia daisy dalia fern ffion fiorella flora florence flossie hana hasmik heather hina ianthe ione iris jaslyn
      jasmin jasmine jazlin jazlyn jazlynn jazmin jazmine jazzlyn kalina kamala kataleya kielo kinjal kveta laleh
      lavender lilia lilian liliana lilianna lillian lilliana lillianna lillie lilly lily lilyana lilyann lilyanna
      linnea lokelani lotus magnolia mai malar malee marguerite marigold mei melati melia mrunal nari nasreen nevena
      niloufar palesa pema poppy prajakta primrose raizel raizy ren rhoda roisin romee romy roos rosa rosalee rosalia
      rosalie rosalina rosaline rosalyn rosalynn rosanna rose roselyn roselynn rosemarie rosetta rosie roslyn sakura
      sanne sayali shilan shoshana soley sue sumire susan susanna susie suzanne teuila thalia ubah vartan viola violet
      violeta violett violetta violette viorica virag xiulan xochitl yasaman yasmeen yasmin yasmina yasmine yazmin
      zahra zinnia
    `),
    foremost: written("lily rose violet daisy iris jasmine dahlia poppy rosalie magnolia"),
  },
  trees: {
    rule: "Means a tree, a shrub, an herb or another plant, or a garden.",
    names: written(`
      alani alder alivia alyvia aranza ash ashley ashly ashton ashtyn aspen aspyn azalea basil berkley bexley biljana
      bjork briar bryar bryer camellia carmela carmella carmelo carmen carmine cedar chloe clover cullen cypress dafne
      daiki dalia daphne darragh defne egle elana ellowyn elon elowen elowyn elwood erwan fern ginger hadassa hadassah
      hazel heather hollis holly ilan ilana itsuki iva ivie ivy jagoda jasmin jasmine jazmin jazmine juniper karmelo
      karmen katniss kekoa keziah khloe klover koa laura laurel laurence laurie linden lora lori lotus lowri magnolia
      maile maple myrtle nash ngaio nikau oakland oaklee oakleigh oakley oaklyn oaklynn olive oliver olivia olivier
      oren ornella perry phyllis rihanna rosemary rowan rowen rowyn rue ruta sage saige sequoia sidra silvia sylvia
      sylvie taimi tamar tamara thao vernon willow yves yvette yvonne
    `),
  },
  tree: {
    rule: "Means a tree, or names a place of trees.",
    names: written(`
      alani alder ash ashley ashly ashton ashtyn aspen aspyn berkley bexley bjork cedar cullen cypress dafne daiki daphne darragh
      defne egle elana ellowyn elon elowen elowyn erwan hadassah hazel hollis holly ilan ilana itsuki iva kekoa koa laura laurel
      laurence linden lora lowri magnolia maple nash ngaio nikau oakland oaklee oakleigh oakley oaklyn oaklynn olive oliver
      olivia oren ornella perry rowan rowen rowyn sequoia sidra silvia tamar tamara vernon willow yves yvette yvonne
    `),
    foremost: written("willow hazel olive rowan magnolia aspen laurel"),
  },
  herb: {
    rule: "Is or means an herb, a spice, a fruit or another thing to eat or drink.",
    names: written(`
      althea angelica basil biljana brandy cassia clementine ginger honey jagoda juniper keziah laurel lavender maple
      olive pepper rihanna rosemary rue ruta sage saige tamar tamara thao
    `),
    foremost: written("rosemary sage olive juniper basil clementine"),
  },
} satisfies ThemeLists;

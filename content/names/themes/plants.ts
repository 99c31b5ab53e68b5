import { type ThemeLists, written } from "./theme-list.ts";

export const PLANTS = {
  flowers: {
    rule: "Means a flower, or a flower bears it.",
    names: written(`
      alyssa anthea azalea bluma bopha briar capucine cataleya dahlia daisy dalia fern ffion fiorella flora florence
      flossie hana hasmik heather hina ianthe ione iris jaslyn jasmin jasmine jazlyn jazlynn jazmin jazmine kalina
      kamala kataleya kielo kinjal kveta laleh lavender lilia lilian liliana lilianna lillian lilliana lillianna
      lillie lilly lily lilyana lilyann lilyanna linnea lokelani lotus magnolia mai malar malee marguerite marigold
      mei melati melia mrunal nari nasreen nevena niloufar palesa pema poppy prajakta primrose raizel ren rhoda
      roisin romy roos rosa rosalee rosalia rosalie rosalina rosaline rosalyn rosanna rose roselyn rosemarie rosetta
      rosie sakura sanne sayali shilan shoshana soley sue sumire susan susanna susie suzanne teuila thalia ubah
      vartan viola violet violeta violetta violette viorica virag xiulan xochitl yasaman yasmin zahra
    `),
    foremost: written("lily rose violet daisy iris jasmine dahlia poppy rosalie magnolia"),
  },
  trees: {
    rule: "Means a tree, a shrub, an herb or another plant, or a garden.",
    names: written(`
      alani alivia ashley ashton ashtyn aspen aspyn azalea basil berkley bexley biljana bjork briar bryer carmela
      carmelo carmen carmine cedar chloe clover cullen cypress dafne daiki dalia daphne darragh defne egle elana
      ellowyn elon elowen elowyn elwood erwan fern ginger hadassah hazel heather hollis holly ilan ilana itsuki iva
      ivy jagoda jasmin jasmine jazmin jazmine juniper katniss kekoa keziah khloe koa laura laurel laurence laurie
      linden lora lori lotus lowri magnolia maile maple myrtle nash ngaio nikau oakland oaklee oakleigh oakley
      oaklyn oaklynn olive oliver olivia olivier oren ornella perry phyllis rosemary rowan rowen rowyn ruta sage
      saige sequoia sidra silvia sylvia sylvie taimi tamar tamara thao vernon willow yves yvette yvonne
    `),
  },
  tree: {
    rule: "Means a tree, or names a place of trees.",
    names: written(`
      alani ashley ashton ashtyn aspen aspyn berkley bexley bjork cedar cullen cypress dafne daiki daphne darragh
      defne egle elana ellowyn elon elowen elowyn erwan hadassah hazel hollis holly ilan ilana itsuki iva kekoa koa
      laura laurel laurence linden lora lowri magnolia maple nash ngaio nikau oakland oaklee oakleigh oakley oaklyn
      oaklynn olive oliver olivia oren ornella perry rowan rowen rowyn sequoia sidra silvia tamar tamara vernon
      willow yves yvette yvonne
    `),
    foremost: written("willow hazel olive rowan magnolia aspen laurel"),
  },
  herb: {
    rule: "Is or means an herb, a spice, a fruit or another thing to eat or drink.",
    names: written(`
      althea angelica basil biljana brandy clementine ginger honey jagoda juniper keziah laurel lavender maple
      olive rosemary ruta sage saige tamar tamara thao
    `),
    foremost: written("rosemary sage olive juniper basil clementine"),
  },
} satisfies ThemeLists;

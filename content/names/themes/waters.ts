import { type ThemeLists, written } from "./theme-list.ts";

export const WATERS = {
  water: {
    rule: "Means the sea, a river, rain, dew or other water.",
    names: written(`
      aled araz arnav avital beck beverly bipasha brooke brooks caspian clodagh clyde coast coraline cove deniz
      douglas dylan ford haeun india jordan jordyn jurate kai kailani kailany kaito kaveri kelvin kendall khai koast kye
      kyndall lake lakelyn lakelynn lamar lluvia lynn maayan makai mar maren marin marina marissa marlow marlowe maryn
      mehul minato mio misty morgan muireann muriel murphy noelani nomvula ocean ona rain rayan rayne rayyan rio river
      roble rocio ryver sabrina shannon struan talia tiberius trent vaino valbona wells yara zaire
    `),
    foremost: written("river brooke brooks kai marina dylan"),
  },
  sea: {
    rule: "Means the sea, its waves or shore, or someone born of it.",
    names: written(`
      arnav caspian coast coraline cove deniz doris dylan jurate kai kailani kailany kaito khai koast kye makai mar
      maren marin marina marissa maryn minato morgan morgana muireann muriel murphy ocean ona poseidon
    `),
    foremost: written("kai dylan ocean marina maren morgan"),
  },
  river: {
    rule: "Means a river or stream, or is the name of a river.",
    names: written(`
      aled araz beck beverly bipasha brooke brooks clodagh clyde douglas india jordan jordyn kaveri kelvin nile rio
      river ryver sabrina shannon struan tiberius trent vaino valbona zaire
    `),
    foremost: written("river jordan brooks brooke rio shannon"),
  },
} satisfies ThemeLists;

import { type ThemeLists, written } from "./theme-list.ts";

export const SKY = {
  sky: {
    rule: "Means the sky, heaven or something in the sky.",
    names: written(`
      adara adhara aigerim ailyn aizhan andromeda araceli aracely astraea ayla aylah aylin aysel bellatrix caeli
      caelum carina cassiopeia celeste cielo citlali csilla danica dara dhruv draco esmeray estela estella estelle
      estrella evaluna evren hala haneul heaven heavenly iris jupiter kailani kailany kalani keilani lailani lani
      leilani leilany leylani lokelani lua lucero luna lusine mahina mahnoor mars masina nalani naledi naveah nevaeh
      neveah nila noelani nova novah orion parveen sama sanduni selena selene seren setareh sirius sky skyla sora
      soraya star stella stormie stormy tala tariq tharindu vennela venus vyom wulan yildiz zeus
    `),
    foremost: written("luna nova stella orion celeste estelle"),
  },
  star: {
    rule: "Means a star or stars, or is the name of a star or constellation.",
    names: written(`
      adara adhara andromeda aries aster astraea bellatrix carina cassiopeia citlali csilla danica dara dhruv draco electra
      estela estella estelle estrella leo lucero lyra maia naledi nova novah orion parveen perseus phoenix seren setareh
      sirius soraya star stella tala tariq tharindu xitlali yildiz
    `),
    foremost: written("stella nova orion estelle estella lyra"),
  },
  moon: {
    rule: "Means the moon or moonlight, or is the name of a moon goddess.",
    names: written(`
      aigerim ailyn aizhan ayla aylah aylin aysel cynthia delia diana dianna esmeray evaluna hala hina lua luna lusine
      mahina mahnoor masina nila phoebe sanduni selena selene tharindu vennela wulan
    `),
    foremost: written("luna selena selene diana cynthia"),
  },
  night: {
    rule: "Means night or evening, or what comes at night.",
    names: written(`
      laila lailah layla laylah leila lela leyla lila lilith lyla lylah nisha nyx prajakta samir samira tariq
    `),
  },
  weather: {
    rule: "Means wind, rain, mist, snow or thunder, or is the name of a thunder god.",
    names: written(`
      amihan aura bayu brisa eira ghaith haizea haze iris jupiter lluvia lumi mehul misty noelani nomvula raiden
      rain raine rayne roble storm stormi stormie stormy thor tuuli yuki zephyr zeus
    `),
  },
  winter: {
    rule: "Means winter, snow, ice or Christmas, or is a plant or a song of Christmas.",
    names: written(`
      carol crystal eira holly ivy jokull krystal lumi natalia natalie nataly natasha nathalia nathalie nathaly
      noel noelle winter wynter yuki
    `),
    foremost: written("winter holly noelle noel natalie wynter eira"),
  },
} satisfies ThemeLists;

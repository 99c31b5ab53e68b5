import { type ThemeLists, written } from "./theme-list.ts";

export const LIGHT = {
  light: {
    rule: "Means light, brightness, sun or dawn.",
    names: written(`
      adhavan aditya agim ahaan ahana akari akira alba albert alberta alberto anwar aoife arjan arjun arthit aurora
      aydin bert bertha birta bob bobbie bobby chiara claira claire clara clare clarice clarissa crystal dawn delbert
      diya drita electra elio eliora elnur fotini gilbert gunel halo haruto helios herbert hubert hyejin inara inti
      jair jairo jairus kathir kiran klara koit krystal leora lior liora liwayway lucia lucian luciana lucianna
      luciano lucie lucien lucille lucinda lucio lucius lucy lux luz mahnoor meir meira ming minh mzia natela neriah
      nia niamh noga noor norbert nour nuri nurlan ori orly phoebe quang ravi robert roberta roberto robin robyn rojin
      roxana roxanne rukhsana ruxandra samson shandiin sol solana solei soleil sorcha sorin sunnie sunny svetlana
      synnove taeyang tala tsehay tuya uriah uriel vihaan yair zahra zia ziva ziya zora zoran
    `),
    foremost: written("lucy clara lucia claire phoebe luz"),
  },
  sun: {
    rule: "Means the sun or sunshine, or is the name of a sun god.",
    names: written(`
      aarush adhavan aditya apollo arthit elio gunel haruto helios inti marisol mzia ravi rojin samson shandiin sol solana
      solei soleil sorin sunni sunnie sunny synnove taeyang tsehay
    `),
    foremost: written("sol soleil sunny apollo samson solana"),
  },
  dawn: {
    rule: "Means dawn, morning, the morning star or day.",
    names: written(`
      agim ahaan ahana alba aurora dagny daisy danica dawn koit liwayway paivi rojin vihaan zora zoran
    `),
    foremost: written("aurora dawn zora"),
  },
  fire: {
    rule: "Means fire, a flame or an ember.",
    names: written(`
      aden aidan aiden aydan ayden aydin blaze eiden ember emberlee emberleigh emberly emberlyn emberlynn eydan eyden
      fiamma fintan gabija keagan keegan mccoy serafina seraphina tyson
    `),
    foremost: written("ember aidan blaze seraphina"),
  },
} satisfies ThemeLists;

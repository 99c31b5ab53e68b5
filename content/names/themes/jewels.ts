import { type ThemeLists, written } from "./theme-list.ts";

export const JEWELS = {
  jewels: {
    rule: "Means a jewel, a precious metal or a color.",
    names: written(`
      almaz ambar amber amethyst aoi arjan arjun aurelia aurelie aurelio aurelius azul azura bianca blanche bora bowie
      bruno carmine ciara ciaran cienna coral coralie coraline crystal dhaval diamond donovan dzintra emerald
      esmeralda finn fionn flavia floyd flynn gema gemma giada gintaras golda golden goldie goldy gray greta gretchen
      grey gwen hazel helmi indigo intan ivory jade jasper jayde jemma jet jett jewel jhett jumana kaimana kali keira
      kiera kieran krish krishna krystal lavender lloyd lulu maggie mairead maisey maisie maisy maizie maizy
      malgorzata margaret margarita margaux margie margo margot marguerite marit marjorie mayzie mazie megan meghan
      melani melanie melany mette midori navy neel ngoc nilmini norbu olive onyx opal oriol orla pearl peggy perla
      ploy reed reid rita rori rory rose roy ruairi rubi ruby rufus russell ruwan sage saige saphira sapphira sapphire
      scarlet scarlett scarlette siena sienna sina sterling sukhmani sumire viola violet violeta violett violetta
      violette xanthe zlatica
    `),
  },
  gem: {
    rule: "Means a gem, a pearl, amber or coral, or is the name of one.",
    names: written(`
      almaz ambar amber amethyst coral coralie coraline crystal diamond dzintra emerald esmeralda gema gemma giada
      gintaras greta gretchen helmi intan jade jasper jayde jemma jet jett jhett jumana kaimana krystal lulu maggie
      mairead maisie maisy maizie malgorzata margaret margaux margie margo margot marguerite marit marjorie mazie
      megan meghan mette ngoc nilmini norbu onyx opal pearl peggy perla ploy rita rubi ruby ruwan saphira sapphira
      sapphire sukhmani
    `),
    foremost: written("ruby pearl jade opal amber emerald gemma crystal onyx"),
  },
  color: {
    rule: "Means a color or one who has it, or is a word for a color.",
    names: written(`
      aarush amber aoi arjan arjun aurelia aurelie aurelio aurelius azul azura bianca blanche bora bowie boyd bruno
      carmine ciara ciaran cienna dhaval donovan emerald esmeralda finn fionn flavia floyd flynn golda golden goldie
      gray grey gwen hazel indigo ivory jade jayde jett kali keira kiera kieran krish krishna lavender lloyd melani
      melania melanie melany midori navy neel olive onyx oriol orla reed reid roan rori rory rose roy ruairi rubi ruby
      rufus russell sage saige sapphire scarlet scarlett scarlette siena sienna sina sumire viola violet violeta
      violett violetta violette xanthe zlatica
    `),
    foremost: written("scarlett violet ruby hazel jade olive ivory indigo sage navy"),
  },
} satisfies ThemeLists;

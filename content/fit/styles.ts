import type { ThemeId } from "#content/names/themes.ts";

/**
 * Themes that anybody sees in a name, as a phrase after "also": a flower is a style, a meaning that stands only in
 * dictionaries (strength, protection) is none.
 */
export const STYLES: Readonly<Partial<Record<ThemeId, string>>> = {
  flowers: "a flower name",
  tree: "a tree name",
  herb: "a garden name",
  bird: "a bird name",
  gem: "a gem name",
  color: "a color name",
  sun: "a sun name",
  moon: "a moon name",
  star: "a star name",
  dawn: "a morning name",
  night: "a night name",
  sea: "a sea name",
  river: "a river name",
  forest: "a woodland name",
  weather: "a weather name",
  winter: "a winter name",
  nature: "a nature word",
  virtue: "a virtue name",
  music: "a music name",
  calendar: "a calendar name",
  order: "a birth-order name",
  place: "a place name",
  work: "an occupation name",
  surname: "a surname used as a first name",
  word: "an English word",
  bible: "a name from the Bible",
  saint: "a saint’s name",
  angel: "an angel’s name",
  royal: "a royal name",
  greek: "a name from Greek myth",
  roman: "a name from Roman legend",
  norse: "a name from Norse myth",
  celtic: "a name from Celtic legend",
  hindu: "a name from Hindu legend",
  arthurian: "a name from King Arthur’s world",
  shakespeare: "a name from Shakespeare",
};

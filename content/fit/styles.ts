import type { ThemeId } from "#content/names/themes.ts";

/**
 * Themes that anybody sees in a name, as a phrase after "also": a flower is a style, a meaning that stands only in
 * dictionaries (strength, protection) is none.
 */
export const STYLES: Readonly<Partial<Record<ThemeId, string>>> = {
  flowers: "a flower name",
  tree: "a tree name",
  herb: "a name of the garden",
  bird: "a bird name",
  gem: "a gem name",
  color: "a color name",
  sun: "a name of the sun",
  moon: "a name of the moon",
  star: "a name of the stars",
  dawn: "a name of the morning",
  night: "a name of the night",
  sea: "a name of the sea",
  river: "a river name",
  forest: "a name of the woods",
  weather: "a name of wind and weather",
  winter: "a winter name",
  nature: "a word of nature",
  virtue: "a virtue name",
  music: "a music name",
  calendar: "a name of the calendar",
  order: "a name of birth order",
  place: "a place name",
  work: "a name of a trade",
  surname: "a surname as a first name",
  word: "an English word",
  bible: "a name of the Bible",
  saint: "a saint’s name",
  angel: "a name of an angel",
  royal: "a name of kings or queens",
  greek: "a name of Greek myth",
  roman: "a name of Roman legend",
  norse: "a name of Norse myth",
  celtic: "a name of Celtic legend",
  hindu: "a name of Hindu legend",
  arthurian: "a name of King Arthur’s world",
  shakespeare: "a name of Shakespeare’s",
};

import { type ThemeLists, written } from "./theme-list.ts";

export const ANIMALS = {
  animals: {
    rule: "Means an animal or a bird, or has its name in it.",
    names: written(`
      adler ainara alondra ari ariel ariella arielle aries armelle arnau arnold aslan ayelet azlan basava bear
      bernadette bernadine bernard birdie bjorn brock caleb callum calum circe colm colt conall conner connor conor
      corbin cuauhtemoc debbie deborah debra drake eider eniko eowyn espen everett faiga felipe fiadh fishel fox
      hershel hrafn hrafnhildur iolani jael jay jonah jonas kaleb korbin korbyn laith leander leandro leib lenny leo
      leola leon leona leonard leonardo leonel leonidas lev levan levon lionel lowell luan madden mavis melissa
      merle oisin oscar osian otso paloma philip philippa phillip phoenix rachael rachel ralph randall randolph
      randy raquel raul raven reem ronan rosalind roscoe rudolph rudy sherko tabitha todd tzvi ursula vuk wangari
      wilbur wolfgang wren wrenlee wrenleigh wrenley yael ylva yunus zamir zev zipporah
    `),
    foremost: written("leo wren raven bear ariel jonah"),
  },
  bird: {
    rule: "Is or means a bird, or has one in its meaning.",
    names: written(`
      adler ainara alondra arnau arnold birdie callum calum circe colm corbin cuauhtemoc drake eider faiga hrafn
      hrafnhildur iolani jay jonah jonas korbin korbyn mavis merle paloma phoenix raven robin wren wrenlee
      wrenleigh wrenley yunus zamir zipporah
    `),
    foremost: written("wren robin raven birdie paloma phoenix jay"),
  },
  lion: {
    rule: "Means a lion, or has one in its meaning.",
    names: written(`
      ari ariel ariella arielle aslan azlan laith leander leandro leib lenny leo leola leon leona leonard leonardo
      leonel leonidas lev levan levon lionel luan sherko
    `),
    foremost: written("leo leonardo ariel leon lionel leona ari ariella"),
  },
} satisfies ThemeLists;

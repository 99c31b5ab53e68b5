import { type ThemeLists, written } from "./theme-list.ts";

export const ANIMALS = {
  animals: {
    rule: "Means an animal or a bird, or has its name in it.",
    names: written(`
      adler adolfo ainara alondra ari arie ariel ariela ariella arielle aries armelle arnau arnold arwa aryeh aslan
      avian ayelet azlan basava bear bernadette bernadine bernard bernardo birdie bjorn brock caleb callum calum circe
      colm colt conall conan conner connor conor corbin cuauhtemoc debbie deborah debra devora devorah dov dove drake
      eider eniko eowyn espen everett faiga faigy felipe fenix fiadh fishel fox hershel hindy hrafn hrafnhildur iolani
      jael jay jonah jonas kaleb kallum koi kolt korbin korbyn laith leander leandro leib lenny leo leola leon leona
      leonard leonardo leonel leonidas lev levan levon lionel lowell luan madden mavis melissa merle oisin orson oscar
      osian otso paloma philip philippa phillip phoenix rachael rachel rafe ralph randall randolph randy raquel raul
      raven reem rochel rodolfo ronan rook rosalind roscoe rudolph rudy sherko tabitha todd tzvi ursula vuk wangari
      wilbur wolfgang wren wrenlee wrenleigh wrenley wrenly yael ylva yunus zamir zev zipporah
    `),
    foremost: written("leo wren raven bear ariel jonah"),
  },
  bird: {
    rule: "Is or means a bird, or has one in its meaning.",
    names: written(`
      adler ainara alondra arnau arnold avian birdie callum calum circe colm corbin cuauhtemoc dove drake eider faiga
      faigy hrafn hrafnhildur iolani jay jonah jonas kallum korbin korbyn mavis merle paloma phoenix raven robin rook
      wren wrenlee wrenleigh wrenley wrenly yunus zamir zipporah
    `),
    foremost: written("wren robin raven birdie paloma phoenix jay"),
  },
  lion: {
    rule: "Means a lion, or has one in its meaning.",
    names: written(`
      ari arie ariel ariela ariella arielle aryeh aslan azlan laith leander leandro leib lenny leo leola leon leona leonard leonardo
      leonel leonidas lev levan levon lionel luan sherko
    `),
    foremost: written("leo leonardo ariel leon lionel leona ari ariella"),
  },
} satisfies ThemeLists;

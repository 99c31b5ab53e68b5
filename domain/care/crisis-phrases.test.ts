import { expect, test } from "vitest";
import { readCare } from "./read-care.ts";

const SAID = `
  i think im going to lose it with this baby
  baby wont stop crying and im losing it
  ppd is ruining me
  husband threw a plate at me and the baby was right there
  my boyfriend punched a hole in the wall
  no quiero vivir
  quiero matarme
  ya no aguanto mas
  mi bebé no respira
  mi hijo se tragó una pila
  mi esposo me pega
  i want to hurt myself
  im going to hurt myself
  i hate being a mom
  i want to run away from my baby
  i feel nothing for my baby
  cant handle the baby screaming
  baby wont stop crying i want to scream
  im so tired i want to give up
  i cant do it anymore
  i cant take it any more
  im drowning
  everyone would be happier without me
  nobody would miss me
  my kids deserve a better mom
  my partner hit me last night
  my husband choked me
  my boyfriend pushed me while pregnant
  he hits me
  he wont let me leave the house
  scared to go home
  afraid my ex will kill me
  my dad hits me
  my mom beats me
  im being abused
  my wife is violent
  raped and pregnant
  pregnant and want to die
  help i took a bunch of pills
  my baby ate rat poison
  kid drank dish soap
  baby swallowed a button battery
  my toddler ate my edibles
  2 year old drank cough medicine
  baby choking
  newborn not breathing
  baby fell and wont wake up
  i think i might hurt my baby
  voices telling me to hurt my baby
  i want to shake my baby
  i almost dropped the baby on purpose
  want to smother my baby
  i dont love my baby
  i dont want my baby anymore
  i want to disappear
  i wanna die
  wanna kms
  i dont wanna live
  i wish i didnt wake up
  life isnt worth living
  whats the point of living
  i have nothing left
  im done with life
  im a terrible mother
  im not safe
  i need someone to talk to
  i feel so alone with my baby
  crying all day after birth
  panic attacks after baby
  having thoughts of suicide
  suicide hotline
  i cut myself
  self harm
  i want to sleep and never wake up
  dont want to wake up tomorrow
  overwhelmed and cant cope
  im scared of what i might do
  im scared ill snap
  i feel like im going to snap
  i might hurt someone
  my baby daddy is abusing me
  being stalked by ex
  i lost my baby and want to die
  miscarriage i want to die
  i cant live without my baby
  how many pills to die
  how to end my life
  how to kill yourself
  my son swallowed a magnet
  child swallowed cleaner
  boyfriend hurts my baby
  someone is hurting my kid
  somebody help me please
  i have no one
  ive been drinking while breastfeeding and want to die
  i cant breathe
  i am depressed
  so depressed
  ppd is killing me
  i hate myself
  want to hurt my kid
  dont feel like living
  dont feel safe at home
  he threatens to take my baby
  my partner controls everything i do
  i got beaten up
`;

test("need is read in many words", () => {
  for (const text of SAID.trim().split(/\n\s*/)) expect(readCare(text), text).toBe("crisis");
});

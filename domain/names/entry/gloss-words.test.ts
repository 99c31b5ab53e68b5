import { expect, test } from "vitest";
import { glossWords } from "./gloss-words.ts";

const sure = (meaning: string) => glossWords(meaning).flatMap(({ word, isSure }) => (isSure ? word : []));
const supposed = (meaning: string) => glossWords(meaning).flatMap(({ word, isSure }) => (isSure ? [] : word));

test("what a gloss affirms are its words of meaning, folded and singular", () => {
  expect(sure("gift of God")).toEqual(["gift", "god"]);
  expect(sure("he will add")).toEqual(["will", "add"]);
  expect(sure("honest, without pretense")).toEqual(["honest"]);
  expect(sure("born on Monday")).toEqual(["born", "monday"]);
  expect(sure("Pæga's farmstead")).toEqual(["farmstead"]);
  expect(sure("coal-black, or short for Nicholas")).toEqual(["coal", "black"]);
  expect(sure("of uncertain root, later read as Greek for pure")).toEqual(["pure"]);
});

test("what it denies, and what it says of other names and of itself, is none", () => {
  for (const [gloss, words] of [
    ["disputed, not gift of God", []],
    ["coined for the film Star Wars", []],
    ["well watered, no longer thirsty", ["watered"]],
    ["no settled meaning", []],
    ["modern coinage, lake and Lynn", ["lake"]],
    ["modern coinage, near Adiel and Jadiel", []],
    ["father of many, by the Bible’s own reading", ["father", "many"]],
    ["Gaelic surname of disputed source", []],
    ["pet form of Elizabeth", []],
    ["lion, through Aslan", ["lion"]],
    ["form of Roxana: bright, shining", ["bright", "shining"]],
    ["Roman family name of unknown meaning", []],
    ["ready, with a disputed first part", ["ready"]],
    ["lake, or short for names in -lyn", ["lake"]],
  ] as const) {
    expect(
      glossWords(gloss).map(({ word }) => word),
      gloss,
    ).toEqual(words);
  }
});

test("what it only supposes is not affirmed", () => {
  expect(supposed("perhaps torch, or of unknown root")).toEqual(["torch"]);
  expect(supposed("disputed: lion cub")).toEqual(["lion", "cub"]);
  expect(supposed("uncertain, perhaps lord or shining one")).toEqual(["lord", "shining"]);
  expect(sure("friend, perhaps noble friend")).toEqual(["friend"]);
});

import { expect, test } from "vitest";
import { readCare } from "./read-care.ts";

const readAs = (care: string | null, texts: string) => {
  for (const text of texts.trim().split(/\n\s*/)) expect(readCare(text), text).toBe(care);
};

test("what is masked, misspelled or said by the way is read, too", () => {
  readAs(
    "crisis",
    `how much tylenol is too much
    i think about driving off the road
    my baby would be better off with someone else
    shaking baby`,
  );
  readAs(
    "mockery",
    `tr*nny names
    terorist names
    mean names for fat girls
    names poor people use`,
  );
  readAs(
    null,
    `*ella
    girl names ending in *ella
    names that mean fat
    what does kai mean
    baby bottle shaking`,
  );
});

test("need in mild words is need; beside names, and of a baby, the same words are not", () => {
  readAs(
    "crisis",
    `i cry all day and dont know why
    i dont feel anything for my baby
    i think i made a mistake having a baby
    i cant stop worrying something bad will happen to him
    nobody helps me and i am breaking
    i have no energy to go on
    everything is too much since the birth
    i feel sad all the time`,
  );
  readAs(
    null,
    `baby cries all day
    names i dont feel anything for
    i regret naming her emma
    we made a mistake with the name
    sad girl names
    nobody likes the name gertrude
    my toddler feels sad at preschool
    too much to choose from since the scan names`,
  );
});

test("who has lost a child sees them too, and may ask for names", () => {
  readAs(
    "crisis",
    `my baby died
    our little girl passed away
    i lost my baby at 20 weeks
    i had a miscarriage
    my son was stillborn
    there was no heartbeat`,
  );
  readAs(
    null,
    `names for a stillborn baby
    baby names after miscarriage
    i lost my baby name list
    lose baby weight`,
  );
});

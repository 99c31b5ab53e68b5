import { expect, test } from "vitest";
import { CRISIS_LINES } from "#content/directory/crisis-lines.ts";
import { fittingFirst, lineNeeded } from "./fitting-line.ts";
import { readCare } from "./read-care.ts";

/** Not wanting to live, or not being able to go on, beside a loss, a birth or a partner. */
const CANNOT_GO_ON = `
  my baby died and i cant go on
  i cant go on since my baby died
  i don't want to be here anymore since my baby died
  can't live without him
  my partner died and i cant live without him
  how do i live without my baby
  how do i go on after my baby died
  want it to end
  i want it all to end
  want everything to end
  i want the pain to stop
  make it stop i want to be gone
  i want to be with my baby in heaven
  i want to go be with my angel baby
  want to join my baby
  i wish it was me
  i should have died instead of my baby
  it should have been me
  wish i had died too
  i hope i dont wake up
  miscarriage and i cant do this anymore
  postpartum and i cant go on anymore
  cant carry on since our twins died
  my son died and i dont see a point
  cant see a way forward since the miscarriage
  dont know how to continue after my stillbirth
  life has no meaning since my baby died
  what is the point anymore my baby is gone
  its not worth it anymore
  i cant keep living
  i cant live like this
  my husband left me and i cant go on
  my husband hits me and i cant go on
  hes abusive and i dont want to be here anymore
  just had a baby and dont want to live
  my wife wants to die
  my wife cant go on since our baby died
  she says she doesnt want to be here anymore
  my husband doesnt want to live since our son died
`
  .trim()
  .split(/\n\s*/);

test.for(CANNOT_GO_ON)("988 comes first, then 911: %s", (said) => {
  expect(readCare(said)).toBe("crisis");
  expect(
    fittingFirst(CRISIS_LINES, lineNeeded(said))
      .slice(0, 2)
      .map(({ number }) => number),
  ).toEqual(["988", "911"]);
});

test.for([
  ["baby not breathing and i want to die", "breath"],
  ["toddler swallowed a battery and i cant do this anymore", "poison"],
  ["my baby died", "loss"],
  ["i cant cope since my baby died", "loss"],
  ["my husband hits me", "violence"],
  ["postpartum depression help", "mind"],
] as const)("what is said beside it has its own number: %s", ([said, need]) => {
  expect(lineNeeded(said)).toBe(need);
});

test.for(
  `
  how do i go on maternity leave
  my toddler doesnt want to go on the slide
  toddler doesnt want to be here at daycare
  my daughter doesnt want to live with her dad
  i cant continue breastfeeding
  how do i continue pumping at work
  how do i move on from pacifier
  i want labor to be over
  what is the point of tummy time
  i dont see any reason to choose
  i want to join my baby group
  i hope i dont wake up the baby
  how did people live without diapers
  we cant move on from the name luna
  names that mean life
`
    .trim()
    .split(/\n\s*/),
)("an everyday matter is none: %s", (said) => {
  expect([readCare(said), lineNeeded(said)]).toEqual([null, null]);
});

import { expect, test } from "vitest";
import { ofKin } from "./of-kin.ts";

test("the name of kin that is not told is asked for as what its year had", () => {
  expect(ofKin("how popular was my grandmother's name in 1932")).toBe("popular girl names 1932");
  expect(ofKin("was my grandpas name common in the 1930s")).toBe("popular boy names 1930s");
});

test("without a year, or a question how common it was, nothing is put in its place", () => {
  for (const text of ["my grandmother's name", "names like my mom's name in 1932", "popular names in 1932"])
    expect(ofKin(text)).toBe(text);
});

import { open } from "../support/on-screen.ts";
import { readPdf } from "../support/read-pdf.ts";
import { expect, test } from "../support/site-test.ts";

test("The link to a sheet’s file says how large it is, and gives it on the paper that was chosen", async ({
  page,
}) => {
  await open(page, "/templates/growth-chart-girls");
  const bar = page.getByRole("navigation", { name: "This template" });
  const link = bar.getByRole("link", { name: /^PDF, \d+ KB/ });
  for (const [paper, width] of [
    ["Letter", 612],
    ["A4", 595.28],
  ] as const) {
    await bar.getByRole("link", { name: paper, exact: true }).click();
    await expect(link).toHaveAttribute("href", new RegExp(`paper=${paper.toLowerCase()}$`));
    const answer = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(answer.headers()["content-disposition"]).toBe('inline; filename="namekin-growth-chart-girls.pdf"');
    const file = await answer.body();
    await expect(link).toContainText(`PDF, ${Math.round(file.byteLength / 1000)} KB`);
    const pages = await readPdf(file);
    expect(pages.map((each) => each.width)).toEqual([width, width]);
    expect(pages[0]?.text).toContain("WHO percentiles for girls");
  }
});

import { expect, settled, test } from "./visitor.ts";

test("a phone does not fetch the drawing behind a title", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  const drawings = () => fetched.filter((path) => path.startsWith("/images/brand/header-"));
  for (const path of ["/portfolio", "/about"]) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await settled(page);
    expect(drawings(), path).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(drawings, path).toHaveLength(1);
    fetched.length = 0;
  }
});

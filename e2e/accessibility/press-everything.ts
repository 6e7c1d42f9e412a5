import { expect, type Page } from "@playwright/test";
import { isWhole } from "../routes.ts";

export type Control = { name: string; key: "Enter" | "Space"; leads: boolean };

/**
 * Focuses the first control that has not been pressed and that a keyboard can reach now, in the modal dialog if there
 * is one. What closes a dialog comes last, so that everything in it is pressed.
 */
export function nextControl(
  page: Page,
  within: "body" | "main",
  pressed: readonly string[],
): Promise<Control | undefined> {
  return page.evaluate(
    ([within, pressed, allLinks]) => {
      const root = document.querySelector(":modal") ?? document.querySelector(within) ?? document;
      const selector = "a[href], button, summary, input[type=checkbox], [role=tab]";
      const found = [...root.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
        const address = element instanceof HTMLAnchorElement ? new URL(element.href) : undefined;
        const foreign = address && (address.origin !== location.origin || element.hasAttribute("target"));
        const shown = element.checkVisibility({ visibilityProperty: true });
        if (foreign || !shown || element.closest("[inert], dialog:not([open])")) return [];
        const leads = Boolean(address && address.pathname !== location.pathname);
        const text = element.getAttribute("aria-label") ?? (element.textContent ?? "").trim();
        const label = element instanceof HTMLInputElement ? element.closest("label")?.textContent : text;
        const place = element.closest("dialog, header, footer, nav, section, aside");
        const where = place?.getAttribute("aria-label") ?? place?.tagName ?? "";
        const route = address?.pathname.split("/")[1];
        const name = leads && !allLinks ? `a link from ${where} to /${route}` : `${where}: ${label}`;
        const key = element.matches("input") ? ("Space" as const) : ("Enter" as const);
        return [{ element, name, key, leads, closes: /close|dismiss/i.test(text) }];
      });
      const left = found.filter(({ name }) => !pressed.includes(name));
      const next = left.find(({ closes }) => !closes) ?? left[0];
      next?.element.focus();
      return next && { name: next.name, key: next.key, leads: next.leads };
    },
    [within, pressed, isWhole] as const,
  );
}

/** Presses what has focus. True if focus was on the body after it, or after Back from where it led. */
export async function press(page: Page, { key, leads }: Control): Promise<boolean> {
  const heading = await headingText(page);
  const before = new URL(page.url()).pathname;
  await page.keyboard.press(key);
  const lost = await focusLost(page);
  // A button may lead to another page too.
  await page.waitForFunction(() => {
    const router = Reflect.get(window, "__reactRouterDataRouter");
    return !router || router.state.navigation.state === "idle";
  });
  if (!leads && new URL(page.url()).pathname === before) return lost;
  await expect.poll(() => headingText(page)).not.toBe(heading);
  const lostThere = await focusLost(page);
  await page.goBack();
  await expect.poll(() => headingText(page)).toBe(heading);
  return lost || lostThere || (await focusLost(page));
}

function headingText(page: Page) {
  return page.evaluate(() => document.querySelector("main h1")?.textContent);
}

function focusLost(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) {
      await new Promise(requestAnimationFrame);
      if (document.activeElement === document.body || document.activeElement === null) return true;
    }
    return false;
  });
}

import type { Page } from "@playwright/test";

/**
 * Of the elements that an engine could not decide, those whose text has less than 7 to 1 on the nearest opaque
 * background. What engines stumble over lies between the two: a drawing, a gradient in a light colour, the area of a
 * link.
 */
export function lowContrast(page: Page, targets: readonly string[]): Promise<string[]> {
  return page.evaluate((targets) => {
    const pixel = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    return targets.filter((target) => {
      const element = document.querySelector(target);
      if (!element) return true;
      const chain: Element[] = [];
      for (let at: Element | null = element; at; at = at.parentElement) chain.push(at);
      const behind = chain
        .map((at) => rgba(getComputedStyle(at).backgroundColor))
        .find(([, , , a]) => a === 255);
      const lights = [rgba(getComputedStyle(element).color), behind ?? [255, 255, 255]].map(luminance);
      return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05) < 7;
    });

    function rgba(colour: string): readonly number[] {
      if (!pixel) return [];
      pixel.clearRect(0, 0, 1, 1);
      pixel.fillStyle = colour;
      pixel.fillRect(0, 0, 1, 1);
      return [...pixel.getImageData(0, 0, 1, 1).data];
    }

    function luminance([red = 0, green = 0, blue = 0]: readonly number[]) {
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    }
  }, targets);
}

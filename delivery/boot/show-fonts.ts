import { boxInView } from "./box-in-view.ts";

/** In em, tighter or wider than designed: less than most readers notice. */
const mostSpacing = 0.045;
const spacingStep = 0.0025;

/** Text that was painted in the fallback faces keeps its width and lines, by letter spacing. */
export async function showFonts() {
  const { dataset } = document.documentElement;
  dataset.fonts = "loading";
  let painted = false;
  requestAnimationFrame(function watch() {
    painted = document.querySelector("main") !== null;
    if (!painted) requestAnimationFrame(watch);
  });
  const fonts = ['700 1em "Anek Latin"', '1em "Instrument Sans"'];
  await Promise.all(fonts.map((font) => document.fonts.load(font))).catch(() => {});
  const texts = painted ? visibleTexts() : [];
  delete dataset.fonts;
  const changed = texts.filter(({ element, width, height }) => {
    const now = element.getBoundingClientRect();
    return Math.abs(now.width - width) > 0.5 || Math.abs(now.height - height) > 1;
  });
  for (const text of changed) fitText(text);
}

type Text = { element: HTMLElement; characters: number; width: number; height: number };

function visibleTexts() {
  return [...document.querySelectorAll<HTMLElement>("body *")].flatMap((element): Text[] => {
    const characters = ownCharacters(element);
    const box = characters > 0 && boxInView(element);
    return box ? [{ element, characters, width: box.width, height: box.height }] : [];
  });
}

function ownCharacters(element: HTMLElement) {
  let characters = 0;
  for (const node of element.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) characters += node.nodeValue?.trim().length ?? 0;
  }
  return characters;
}

/** A box as wide as its text takes its width from before; any other keeps its number of lines. */
function fitText({ element, characters, width, height }: Text) {
  const { fontSize, letterSpacing } = getComputedStyle(element);
  const size = Number.parseFloat(fontSize);
  const designed = Number.parseFloat(letterSpacing) || 0;
  const now = element.getBoundingClientRect();
  const space = (em: number) => {
    const limited = Math.max(-mostSpacing, Math.min(mostSpacing, em));
    element.style.letterSpacing = `${designed + limited * size}px`;
  };
  if (Math.abs(now.height - height) <= 1) return space((width - now.width) / characters / size);
  const step = now.height > height ? -spacingStep : spacingStep;
  for (let em = step; Math.abs(em) <= mostSpacing; em += step) {
    space(em);
    if (Math.abs(element.getBoundingClientRect().height - height) <= 1) return;
  }
  element.style.letterSpacing = "";
}

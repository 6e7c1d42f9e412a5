/**
 * What lies below the first screen is not laid out while a page arrives (`later` and `below-phone-screen` in
 * styles/type-and-layout.css). Once the page has come to life this makes up for it, a part in each frame, so that
 * none of them holds the visitor up. From then on everything has its true height, which scrolling back to a place
 * needs.
 */
export async function layOutRest() {
  const { dataset } = document.documentElement;
  if (dataset.arriving === undefined) return;
  dataset.arriving = "";
  await nextFrame();
  for (const part of document.querySelectorAll<HTMLElement>(".later")) {
    part.style.contentVisibility = "visible";
    await nextFrame();
  }
  delete dataset.arriving;
}

function nextFrame() {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

import type { Picture } from "./fields.ts";
import { sizedOr } from "./pictures.ts";

/** A card is read out among others; the page of the entry has the whole description. */
export const longestCardAlt = 120;

export function cardPicture<P extends Picture>(picture: P, standIn: string) {
  return sizedOr({ ...picture, alt: cardAlt(picture.alt) }, standIn);
}

export function cardAlt(alt: string) {
  if (alt.length <= longestCardAlt) return alt;
  const parts = [...alt.matchAll(/[,:;.](?= )/g)].map(({ index }) => alt.slice(0, index));
  const longest = parts.findLast((part) => part.length <= longestCardAlt && isWhole(part));
  return longest ?? alt.slice(0, alt.lastIndexOf(" ", longestCardAlt));
}

/** It ends neither inside a quotation nor after the first words of a sentence. */
function isWhole(part: string) {
  return part.lastIndexOf("“") <= part.lastIndexOf("”") && !/\. \S+( \S+)?$/.test(part);
}

/** Headings and list points have no full stop and do not count as sentences. */
export function sentencesIn(text: string): string[] {
  if (!/[.!?:;]["'’”]?$/.test(text)) return [];
  return text.split(/(?<=[.!?]["'’”]?)\s+(?=["'‘“£$]?[A-Z0-9])/);
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

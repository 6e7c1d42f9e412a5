/** The message finishes the sentence "field x names y.png, which ...". */
export class UnfitPicture extends Error {}

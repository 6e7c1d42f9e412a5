import { collectionOf } from "../collection.ts";
import { library } from "../library/library.ts";

export const faq = collectionOf(library.faq.questions);

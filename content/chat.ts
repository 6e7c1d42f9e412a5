import { library } from "./library/library.ts";

/** What the automated assistant of the home page says. */
export const chat = library.chat;

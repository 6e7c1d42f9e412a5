import { library } from "./library/library.ts";

export const chat = library.chat;

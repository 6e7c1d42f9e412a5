import { library } from "../library/library.ts";

export const home = library.home;

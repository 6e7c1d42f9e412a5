import { defineCollection } from "../collection.ts";
import { ai } from "./ai.ts";
import { mobile } from "./mobile.ts";
import { calculatorSchema } from "./schema.ts";
import { web } from "./web.ts";
import { web3 } from "./web3.ts";

export const calculators = defineCollection("calculator", calculatorSchema, [web, mobile, web3, ai]);

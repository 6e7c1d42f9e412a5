import { defineCollection } from "../collection.ts";
import { clientLogoSchema } from "./schema.ts";

export const clientLogos = defineCollection("client-logos/index.ts", clientLogoSchema, [
  { id: "hope-harbor", name: "Hope Harbor", imgUrl: "/images/logos/hope-harbor.svg" },
  { id: "shopwave", name: "ShopWave", imgUrl: "/images/logos/shopwave.svg" },
  { id: "healthmatrix", name: "HealthMatrix", imgUrl: "/images/logos/healthmatrix.svg" },
  { id: "learnportal", name: "LearnPortal", imgUrl: "/images/logos/learnportal.svg" },
  {
    id: "ecorestoration-trust",
    name: "EcoRestoration Trust",
    imgUrl: "/images/logos/ecorestoration-trust.svg",
  },
  { id: "outreachpro", name: "OutreachPro", imgUrl: "/images/logos/outreachpro.svg" },
  { id: "creativefolio", name: "CreativeFolio", imgUrl: "/images/logos/creativefolio.svg" },
  { id: "contractorlink", name: "ContractorLink", imgUrl: "/images/logos/contractorlink.svg" },
  { id: "harvest-direct", name: "Harvest Direct", imgUrl: "/images/logos/harvest-direct.svg" },
]);

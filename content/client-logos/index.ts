import { defineCollection } from "../collection.ts";
import { clientLogoSchema } from "./schema.ts";

export const clientLogos = defineCollection("client-logos/index.ts", clientLogoSchema, [
  { id: "hope-harbor", name: "Hope Harbor", imgUrl: "/images/logos/hope-harbor.svg", width: 116 },
  { id: "shopwave", name: "ShopWave", imgUrl: "/images/logos/shopwave.svg", width: 156 },
  { id: "healthmatrix", name: "HealthMatrix", imgUrl: "/images/logos/healthmatrix.svg", width: 177 },
  { id: "learnportal", name: "LearnPortal", imgUrl: "/images/logos/learnportal.svg", width: 167 },
  {
    id: "ecorestoration-trust",
    name: "EcoRestoration Trust",
    imgUrl: "/images/logos/ecorestoration-trust.svg",
    width: 174,
  },
  { id: "outreachpro", name: "OutreachPro", imgUrl: "/images/logos/outreachpro.svg", width: 174 },
  { id: "creativefolio", name: "CreativeFolio", imgUrl: "/images/logos/creativefolio.svg", width: 177 },
  { id: "contractorlink", name: "ContractorLink", imgUrl: "/images/logos/contractorlink.svg", width: 181 },
  { id: "harvest-direct", name: "Harvest Direct", imgUrl: "/images/logos/harvest-direct.svg", width: 117 },
]);

import { defineCollection } from "../collection.ts";
import { technologyPartnerSchema } from "./schema.ts";

export const technologyPartners = defineCollection("technology-partners/index.ts", technologyPartnerSchema, [
  { id: "google-cloud", name: "Google Cloud", logo: "googlecloud", category: "Cloud" },
  { id: "cloudflare", name: "Cloudflare", logo: "cloudflare", category: "Cloud" },
  { id: "react", name: "React", logo: "react", category: "Frontend" },
  { id: "next-js", name: "Next.js", logo: "nextdotjs", category: "Frontend" },
  { id: "node-js", name: "Node.js", logo: "nodedotjs", category: "Backend" },
  { id: "python", name: "Python", logo: "python", category: "Backend" },
  { id: "postgresql", name: "PostgreSQL", logo: "postgresql", category: "Database" },
  { id: "mongodb", name: "MongoDB", logo: "mongodb", category: "Database" },
  { id: "docker", name: "Docker", logo: "docker", category: "DevOps" },
  { id: "kubernetes", name: "Kubernetes", logo: "kubernetes", category: "DevOps" },
]);

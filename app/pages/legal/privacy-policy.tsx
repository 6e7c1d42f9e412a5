import { pageMeta } from "#app/lib/seo.ts";
import { privacyPolicy } from "#content/legal/privacy.ts";
import { tagsMetadata } from "#content/metadata-for.ts";
import type { Route } from "./+types/privacy-policy";
import { LegalDocument } from "./legal-document.tsx";

export function loader() {
  return { metadata: tagsMetadata("/privacy-policy"), document: privacyPolicy };
}

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function PrivacyPolicyPage({ loaderData: { document } }: Route.ComponentProps) {
  return <LegalDocument document={document} />;
}

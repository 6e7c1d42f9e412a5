import { pageMeta } from "#app/lib/seo.ts";
import { termsOfService } from "#content/legal/terms.ts";
import { tagsMetadata } from "#content/metadata-for.ts";
import type { Route } from "./+types/terms-of-service";
import { LegalDocument } from "./legal-document.tsx";

export function loader() {
  return { metadata: tagsMetadata("/terms-of-service"), document: termsOfService };
}

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export default function TermsOfServicePage({ loaderData: { document } }: Route.ComponentProps) {
  return <LegalDocument document={document} />;
}

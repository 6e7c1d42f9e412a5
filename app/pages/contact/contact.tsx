import { Bands } from "#app/layout/bands.tsx";
import { revalidateOnPathChange } from "#app/lib/revalidation.ts";
import { pageMeta } from "#app/lib/seo.ts";
import { PageHeader } from "#app/sections/page-header.tsx";
import { tagsMetadata } from "#content/metadata-for.ts";
import { site } from "#content/site.ts";
import type { Route } from "./+types/contact";
import { ContactForm } from "./contact-form.tsx";
import { Office } from "./office.tsx";
import { WithoutScript } from "./without-script.tsx";

export function loader() {
  return { metadata: tagsMetadata("/contact") };
}

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData);

export const shouldRevalidate = revalidateOnPathChange;

export default function ContactPage() {
  return (
    <Bands>
      <PageHeader
        title="Contact us"
        subtitle={`Tell us what you are building. A person replies within ${site.replyWithinHours} hours on working days.`}
      />
      <div className="@container">
        <div className="page-width grid gap-x-6 gap-y-16 py-14 md:py-20 wide:grid-cols-12">
          <section aria-labelledby="write" className="wide:col-span-7">
            <h2 id="write" className="mb-8 type-h2">
              Write to us
            </h2>
            <WithoutScript />
            <ContactForm />
          </section>
          <Office className="wide:col-span-4 wide:col-start-9" />
        </div>
      </div>
    </Bands>
  );
}

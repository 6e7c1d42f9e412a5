import type { ReactNode } from "react";
import { Bridge } from "#app/bridge/bridge.tsx";
import { TrussDivider } from "#app/bridge/truss-divider.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { Facts } from "#app/sections/facts.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Stats } from "#app/sections/stats.tsx";
import { TechnologyMark } from "#app/sections/technology-mark.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Button, ButtonLink, buttonSizes, buttonVariants } from "#app/ui/button.tsx";
import { RuledList } from "#app/ui/ruled-list.tsx";
import { Section } from "#app/ui/section.tsx";
import { stats } from "#content/site.ts";

const variants = Object.keys(buttonVariants) as (keyof typeof buttonVariants)[];
const sizes = Object.keys(buttonSizes) as (keyof typeof buttonSizes)[];
const types = ["display", "h1", "h2", "h3", "figure", "lead", "label", "small"];
const colours = [
  "ink",
  "graphite",
  "steel",
  "mist",
  "line-strong",
  "line",
  "fog",
  "white",
  "taxi",
  "taxi-tint",
  "hooghly",
  "hooghly-deep",
  "hooghly-tint",
  "sindoor",
  "leaf",
];

export const meta = () => [{ title: "Design system" }, { name: "robots", content: "noindex" }];

export default function DesignSystemPage() {
  return (
    <>
      <PageHeader title="Design system" subtitle="Every primitive in every state. Development only." />
      <Section title="Buttons">
        {variants.map((variant) => (
          <Row key={variant} label={variant}>
            {sizes.map((size) => (
              <Button key={size} variant={variant} size={size} aria-label={`${variant} ${size}`}>
                {size === "icon" ? "+" : size}
              </Button>
            ))}
            <Button variant={variant} aria-disabled>
              disabled
            </Button>
          </Row>
        ))}
        <Row label="links">
          <ButtonLink to="/about">inside</ButtonLink>
          <ButtonLink href="https://midspan.example" variant="outline">
            outside
          </ButtonLink>
        </Row>
      </Section>
      <Section title="Type" tone="fog">
        {types.map((type) => (
          <Row key={type} label={type}>
            <p className={`type-${type}`}>Meet you halfway 0123456789 $1,200 £84</p>
          </Row>
        ))}
      </Section>
      <Section title="Colour">
        <ul className="grid grid-cols-2 gap-4 md:grid-cols-5">
          {colours.map((colour) => (
            <li key={colour}>
              <svg className="h-16 w-full" aria-hidden="true">
                <rect width="100%" height="100%" fill={`var(--color-${colour})`} stroke="var(--color-line)" />
              </svg>
              <p className="type-small">{colour}</p>
            </li>
          ))}
        </ul>
      </Section>
      {(["white", "fog", "ink", "deep"] as const).map((tone) => (
        <Section
          key={tone}
          title={`Section on ${tone}`}
          intro="Its introduction stands beside the heading."
          tone={tone}
        >
          <RuledList rows={[{ title: "One row", description: "A list of one." }]} />
          <Row label="links">
            <a href="/about" className={tone === "white" || tone === "fog" ? "text-link" : "underline"}>
              A link in running text
            </a>
          </Row>
        </Section>
      ))}
      <div className="page-width space-y-12 py-16">
        <Breadcrumb
          trail={[{ to: "/", label: "Home" }]}
          here="A title that is long enough to need two lines on a phone"
        />
        <Stats stats={stats} />
        <TrussDivider />
        <Facts title="Facts" facts={[{ label: "Client", values: ["One value"] }]}>
          <Button>Action</Button>
        </Facts>
      </div>
      <div className="bridge-band lg:h-160">
        <Bridge />
      </div>
      <div className="page-width flex flex-wrap gap-6 py-16">
        {["react", "docker", "postgresql"].map((logo) => (
          <TechnologyMark key={logo} logo={logo} className="size-9" />
        ))}
      </div>
      <CallToAction title="Call to action" text="One thing to do." to="/contact" label="Contact Us" />
    </>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-4 border-b border-current/25 py-4">
      <p className="w-28 shrink-0 type-small">{label}</p>
      {children}
    </div>
  );
}

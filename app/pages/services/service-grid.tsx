import { useQuery } from "#app/lib/use-query.ts";
import { Button } from "#app/ui/button.tsx";
import { allTab, categoryTabs, findTab, isListed, kindTabs } from "./categories.ts";
import { FilterBar } from "./filter-bar.tsx";
import { ServiceSheet, type Sheet } from "./service-sheet.tsx";

const names = { category: "category", kind: "kind" } as const;

/** All services as spec sheets, narrowed down by the address. */
export function ServiceGrid({ services }: { services: readonly Sheet[] }) {
  const [query, change] = useQuery();
  const category = findTab(categoryTabs, query.get(names.category));
  const kind = findTab(kindTabs, query.get(names.kind));
  const listed = services.filter(({ id }) => isListed(id, category) && isListed(id, kind));
  const chosen = [category, kind].filter(({ id }) => id !== allTab).map(({ label }) => label);
  const select = (name: string) => (id: string) => change({ [name]: id === allTab ? undefined : id });

  return (
    <>
      <FilterBar label="Category" tabs={categoryTabs} current={category} onSelect={select(names.category)} />
      <FilterBar label="Kind" tabs={kindTabs} current={kind} onSelect={select(names.kind)} />
      {chosen.length > 0 && (
        <div className="mb-10 flex flex-wrap items-center gap-x-6 gap-y-3 bg-taxi-tint px-5 py-4">
          <p role="status">
            {listed.length > 0
              ? `${chosen.join(", ")}: ${listed.length} of ${services.length} services`
              : `${chosen.join(", ")} is not sold by itself: it is part of our web and mobile work.`}
          </p>
          <Button
            variant="outline"
            size="sm"
            onClick={() => change({ [names.category]: undefined, [names.kind]: undefined })}
          >
            Show all services
          </Button>
        </div>
      )}
      <ul className="grid gap-x-6 gap-y-16 lg:grid-cols-2 lg:gap-y-20">
        {listed.map((service) => (
          <ServiceSheet key={service.id} service={service} />
        ))}
      </ul>
    </>
  );
}

import { showResult } from "#app/focus/show-result.ts";
import { Button } from "#app/ui/button.tsx";
import { changeParams } from "#app/url-state/url-state.ts";
import { useUrlParams } from "#app/url-state/use-url-params.ts";
import { allTab, categoryTabs, findTab, isListed, kindTabs } from "./categories.ts";
import { FilterBar } from "./filter-bar.tsx";
import { ServiceSheet, type Sheet } from "./service-sheet.tsx";

const listId = "service-list";
const names = { category: "category", kind: "kind" } as const;

/** All services as spec sheets, filtered by the URL. */
export function ServiceGrid({ services }: { services: readonly Sheet[] }) {
  const params = useUrlParams();
  const category = findTab(categoryTabs, params.get(names.category));
  const kind = findTab(kindTabs, params.get(names.kind));
  const listed = services.filter((service) => isListed(service, category) && isListed(service, kind));
  const chosen = [category, kind].filter(({ id }) => id !== allTab).map(({ label }) => label);
  const select = (name: string) => (id: string) => changeParams({ [name]: id === allTab ? undefined : id });

  return (
    <>
      <FilterBar label="Category" tabs={categoryTabs} current={category} onSelect={select(names.category)} />
      <FilterBar label="Kind" tabs={kindTabs} current={kind} onSelect={select(names.kind)} />
      {chosen.length > 0 && (
        <div className="mb-10 flex flex-wrap items-center gap-x-6 gap-y-3 bg-taxi-tint px-5 py-4">
          <p role="status">
            {listed.length > 0
              ? `${chosen.join(", ")}: ${listed.length} of ${services.length} services`
              : `${chosen.join(", ")} is not sold on its own: it is part of our web and mobile work.`}
          </p>
          <Button
            variant="outline"
            size="sm"
            onClick={() =>
              showResult(listId, () => changeParams({ [names.category]: undefined, [names.kind]: undefined }))
            }
          >
            Show all services
          </Button>
        </div>
      )}
      <ul
        id={listId}
        aria-label="Services"
        className="grid gap-x-6 gap-y-16 lg:grid-cols-2 lg:gap-y-20 print:block"
      >
        {listed.map((service, index) => (
          <ServiceSheet key={service.id} service={service} first={index === 0} />
        ))}
      </ul>
    </>
  );
}

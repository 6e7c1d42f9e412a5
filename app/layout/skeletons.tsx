import { clsx } from "clsx";

/** Skeletons of pages that are loading. `PendingPage` announces them. */

export function StudySkeleton() {
  return (
    <>
      <div className="page-width grid items-end gap-x-6 gap-y-10 pt-24 pb-16 lg:grid-cols-12">
        <div className="space-y-5 lg:col-span-6 lg:pr-6">
          <Bar className="h-8 w-40" />
          <Bar className="h-14 w-full" />
          <Bar className="h-14 w-2/3" />
          <Bar className="h-24 w-full" />
        </div>
        <Bar className="aspect-[8/5] lg:col-span-6" />
      </div>
      <div className="h-52 bg-taxi" />
      <TextSkeleton />
    </>
  );
}

export function ProjectSkeleton() {
  return (
    <>
      <div className="page-width space-y-6 border-b border-line pt-24 pb-16">
        <Bar className="h-14 w-2/3" />
        <Bar className="h-16 w-1/2" />
      </div>
      <div className="page-width grid gap-6 py-12 lg:grid-cols-12">
        <Bar className="aspect-[8/5] lg:col-span-8" />
        <Bar className="h-96 max-lg:hidden lg:col-span-4" />
      </div>
    </>
  );
}

function TextSkeleton() {
  return (
    <div className="page-width grid gap-6 py-20 lg:grid-cols-12">
      <Bar className="h-96 lg:col-span-8" />
      <Bar className="h-96 max-lg:hidden lg:col-span-4" />
    </div>
  );
}

function Bar({ className }: { className: string }) {
  return <div className={clsx("bg-fog", className)} />;
}

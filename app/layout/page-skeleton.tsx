/** The outline of an entry that is loading: title, text and picture. `PendingPage` announces it. */
export function PageSkeleton() {
  return (
    <div className="page-width grid items-end gap-6 pt-6 *:bg-fog lg:grid-cols-2">
      <div className="h-72" />
      <div className="aspect-[8/5]" />
      <div className="h-96 lg:col-span-2" />
    </div>
  );
}

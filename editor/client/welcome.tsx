/** What stands where the form will be. */
export function Welcome() {
  return (
    <div className="grid max-w-md gap-4 p-8">
      <h1 className="type-h3">Change what the site says</h1>
      <p>Choose on the left what you want to change. The page that shows it stands on the right.</p>
      <p>
        What you write is kept in this browser until you save it. Saving writes the files in{" "}
        <code>content/</code>. What the site cannot show is refused. Spelling, style and letters that the
        fonts lack are listed under the form, and hold up publishing.
      </p>
      <p>Nothing is public before you publish it: docs/content.md says how.</p>
    </div>
  );
}

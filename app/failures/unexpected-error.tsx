import { Button, ButtonLink } from "#app/ui/button.tsx";

/** `detail` is for development only. */
export default function UnexpectedError({ detail }: { detail?: string | undefined }) {
  return (
    <section className="page-width section-space">
      <title>Unexpected Application Error! | Midspan</title>
      <meta
        name="description"
        content="Something broke while this page was loading. Reload it, or return to the home page."
      />
      <h1 className="type-h1">Unexpected Application Error!</h1>
      <p className="mt-6 measure type-lead text-graphite">
        Something broke on our side while this page was loading. Loading it again often helps.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>Reload</Button>
        <ButtonLink to="/" variant="outline">
          Return to Home
        </ButtonLink>
      </div>
      {detail && <pre className="mt-10 overflow-x-auto bg-fog p-6 type-small">{detail}</pre>}
    </section>
  );
}

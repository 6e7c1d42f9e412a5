import { contactFields, type FieldErrors } from "#contract/contact-fields.ts";
import { faultText } from "./field-texts.ts";

/** All errors above the form. It takes focus after each attempt to send. */
export function ErrorSummary({ id, faults }: { id: string; faults: FieldErrors }) {
  const listed = contactFields.flatMap((field) => {
    const fault = faults[field];
    return fault ? [{ field, text: faultText(field, fault) }] : [];
  });
  const count = listed.length;
  if (count === 0) return null;
  return (
    <section
      id={id}
      aria-labelledby="faults"
      className="mb-8 scroll-mt-28 border-l-4 border-sindoor bg-fog p-5"
    >
      <h3 id="faults" className="font-semibold">
        {count === 1 ? "One thing to put right" : `${count} things to put right`}
      </h3>
      <ul className="mt-2">
        {listed.map(({ field, text }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(field)?.focus();
              }}
              className="inline-flex min-h-7 items-center text-link"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the client said of the work. */
export function Quote({ text, name, role }: { text: string; name: string; role: string }) {
  return (
    <figure className="border-l-4 border-taxi pl-6 md:pl-8">
      <blockquote className="-indent-[0.42em] type-quote">“{text}”</blockquote>
      <figcaption className="mt-4">
        <span className="font-semibold">{name}</span>, <span className="text-steel">{role}</span>
      </figcaption>
    </figure>
  );
}

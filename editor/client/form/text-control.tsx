import type { Form } from "../../protocol.ts";

type Props = {
  control: { id: string };
  form: Extract<Form, { kind: "text" }>;
  value: string;
  onChange: (value: string) => void;
};

/** Texts grow with what is written. A text is one paragraph, so that a new line means a space. */
export function TextControl({ control, form, value, onChange }: Props) {
  if (form.input === "text" && form.suggestions.length === 0) {
    return (
      <textarea
        {...control}
        className="control field-sizing-content resize-none"
        rows={Math.max(1, Math.ceil(value.length / 60))}
        value={value}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        onChange={(event) => onChange(event.target.value.replace(/\s*\n\s*/g, " "))}
      />
    );
  }
  const list = form.suggestions.length > 0 ? `${control.id}-list` : undefined;
  return (
    <>
      <input
        {...control}
        type={form.input}
        list={list}
        className="control"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {list && (
        <datalist id={list}>
          {form.suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
    </>
  );
}

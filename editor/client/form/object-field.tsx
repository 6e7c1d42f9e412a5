import { clsx } from "clsx";
import type { Field } from "../../protocol.ts";
import type { Path } from "../set-in.ts";
import { useHasProblem } from "./form-context.tsx";
import { FormField } from "./form-field.tsx";
import { Hint, Message } from "./labelled.tsx";
import { PictureField } from "./picture-field.tsx";

type Props = {
  field: Pick<Field, "label" | "hint" | "optional">;
  fields: readonly Field[];
  path: Path;
  value: unknown;
};

/** Fields that belong together. Those that may all be left out are folded away until they are wanted. */
export function ObjectField({ field: { label, hint, optional }, fields, path, value }: Props) {
  const hasProblem = useHasProblem(path);
  const inner = (
    <div className="grid grid-cols-1 gap-4">
      <Hint text={hint} />
      <ObjectFields fields={fields} path={path} value={value} />
      <Message path={path} />
    </div>
  );
  if (!optional) {
    return (
      <fieldset className="grid min-w-0 grid-cols-1 gap-3 border-l-4 border-line pl-4">
        <legend className="mb-1 type-label">{label}</legend>
        {inner}
      </fieldset>
    );
  }
  return (
    <details
      open={hasProblem || undefined}
      className={clsx("rounded border", hasProblem ? "border-sindoor" : "border-line")}
    >
      <summary className="cursor-pointer px-4 py-2.5 type-label hover:bg-fog">
        {label}
        <span className="font-medium text-steel"> (optional)</span>
      </summary>
      <div className="border-t border-line p-4">{inner}</div>
    </details>
  );
}

export function ObjectFields({ fields, path, value }: Pick<Props, "fields" | "path" | "value">) {
  const values: Readonly<Record<string, unknown>> =
    value !== null && typeof value === "object" ? { ...value } : {};
  const hasPicture = fields.some(({ form }) => form.kind === "picture");
  return fields
    .filter(({ name }) => !(hasPicture && name === "scene"))
    .map((field) => {
      const props = { field, path: [...path, field.name], value: values[field.name] };
      return field.form.kind === "picture" ? (
        <PictureField key={field.name} {...props} scene={values.scene} />
      ) : (
        <FormField key={field.name} {...props} />
      );
    });
}

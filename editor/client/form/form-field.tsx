import type { Field } from "../../protocol.ts";
import type { Path } from "../set-in.ts";
import { ChoiceList } from "./choice-list.tsx";
import { useFormState } from "./form-context.tsx";
import { Labelled } from "./labelled.tsx";
import { ListField } from "./list-field.tsx";
import { ObjectField } from "./object-field.tsx";
import { TextControl } from "./text-control.tsx";

type Props = { field: Field; path: Path; value: unknown; isLabelHidden?: boolean };

/** One field of a form, whatever its kind. */
export function FormField({ field, path, value, isLabelHidden = false }: Props) {
  const { update } = useFormState();
  const { form } = field;
  const set = (next: unknown) => update(path, () => next);
  if (form.kind === "object")
    return <ObjectField field={field} fields={form.fields} path={path} value={value} />;
  if (form.kind === "list" && form.item.kind === "choice")
    return <ChoiceList field={field} options={form.item.options} path={path} value={value} />;
  if (form.kind === "list") return <ListField field={field} form={form} path={path} value={value} />;
  if (form.kind === "flag") {
    return (
      <label className="flex items-start gap-3 type-label">
        <input
          type="checkbox"
          id={path.join(".")}
          className="size-5 shrink-0 accent-ink"
          checked={value === true}
          onChange={(event) => set(event.target.checked || undefined)}
        />
        <span className="grid">
          {field.label}
          {field.hint && <span className="font-text type-small font-medium text-steel">{field.hint}</span>}
        </span>
      </label>
    );
  }
  return (
    <Labelled field={field} path={path} isLabelHidden={isLabelHidden}>
      {(control) => {
        if (form.kind === "choice")
          return (
            <select
              {...control}
              className="control"
              value={String(value ?? "")}
              onChange={(event) => set(event.target.value)}
            >
              <option value="">{field.optional ? "None" : "Choose"}</option>
              {form.options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          );
        if (form.kind === "number")
          return (
            <input
              {...control}
              type="number"
              step="any"
              className="control tabular-nums"
              value={typeof value === "number" ? value : ""}
              onChange={(event) => set(event.target.value === "" ? undefined : event.target.valueAsNumber)}
            />
          );
        return form.kind === "text" ? (
          <TextControl control={control} form={form} value={String(value ?? "")} onChange={set} />
        ) : null;
      }}
    </Labelled>
  );
}

import { X } from "lucide";
import { Icon } from "#app/ui/icon.tsx";
import type { Field, Option } from "../../protocol.ts";
import { MoveButtons } from "../move-buttons.tsx";
import { moved } from "../moved.ts";
import type { Path } from "../set-in.ts";
import { useFormState, useMessages } from "./form-context.tsx";
import { Hint, Message } from "./labelled.tsx";

type Props = { field: Field; options: readonly Option[]; path: Path; value: unknown };

/** Some of the entries of another list, in an order of their own. */
export function ChoiceList({ field: { label, hint }, options, path, value }: Props) {
  const { update } = useFormState();
  const { problem } = useMessages(path, true);
  const chosen: readonly string[] = Array.isArray(value) ? value.map(String) : [];
  const labelOf = (name: string) => options.find((option) => option.value === name)?.label ?? name;
  const set = (next: readonly string[]) => update(path, () => next);
  const id = path.join(".");
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="mb-1 type-label">{label}</legend>
      <Hint text={hint} />
      {chosen.length > 0 && (
        <ol className="flex flex-wrap gap-2">
          {chosen.map((name, index) => (
            <li key={name} className="flex items-center rounded bg-hooghly-tint pl-3">
              <span className="type-small">{labelOf(name)}</span>
              <MoveButtons
                label={labelOf(name)}
                index={index}
                count={chosen.length}
                onMove={(to) => set(moved(chosen, index, to))}
              />
              <button
                type="button"
                className="grid size-8 place-items-center rounded hover:text-sindoor"
                aria-label={`Remove ${labelOf(name)} from ${label.toLowerCase()}`}
                onClick={() => set(chosen.filter((other) => other !== name))}
              >
                <Icon shape={X} className="size-4" />
              </button>
            </li>
          ))}
        </ol>
      )}
      <select
        id={id}
        className="control"
        aria-label={`Add to ${label.toLowerCase()}`}
        aria-invalid={problem !== undefined}
        value=""
        onChange={(event) => set([...chosen, event.target.value])}
      >
        <option value="">Add ...</option>
        {options
          .filter((option) => !chosen.includes(option.value))
          .map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
      </select>
      <Message path={path} inside />
    </fieldset>
  );
}

import { Plus } from "lucide";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Field, Form } from "../../protocol.ts";
import { moved } from "../moved.ts";
import type { Path } from "../set-in.ts";
import { useFormState } from "./form-context.tsx";
import { FormField } from "./form-field.tsx";
import { Hint, Message } from "./labelled.tsx";
import { ListItem } from "./list-item.tsx";
import { ObjectFields } from "./object-field.tsx";

type Props = { field: Field; form: Extract<Form, { kind: "list" }>; path: Path; value: unknown };

/** A list whose items can be added, moved and removed. */
export function ListField({ field: { label, hint }, form: { item, most }, path, value }: Props) {
  const { update } = useFormState();
  const values: readonly unknown[] = Array.isArray(value) ? value : [];
  const [keys, setKeys] = useState(() => values.map(newKey));

  function apply(next: <T>(items: readonly T[], added: T) => readonly T[]) {
    update(path, (before) => next(Array.isArray(before) ? before : [], blankItem(item)));
    setKeys((before) => [...next<string>(before, newKey())]);
  }

  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="mb-1 type-label">{label}</legend>
      <Hint text={hint} />
      <ol className="grid grid-cols-1 gap-2">
        {values.map((itemValue, index) => (
          <ListItem
            key={keys[index] ?? index}
            label={`${label} ${index + 1}`}
            title={item.kind === "object" ? titleOf(itemValue) : undefined}
            path={[...path, index]}
            index={index}
            count={values.length}
            onMove={(to) => apply((items) => moved(items, index, to))}
            onRemove={() => apply((items) => items.filter((_, place) => place !== index))}
          >
            {item.kind === "object" ? (
              <ObjectFields fields={item.fields} path={[...path, index]} value={itemValue} />
            ) : (
              <FormField
                field={{ name: "", label: `${label} ${index + 1}`, hint: "", optional: false, form: item }}
                path={[...path, index]}
                value={itemValue}
                isLabelHidden
              />
            )}
          </ListItem>
        ))}
      </ol>
      {(most === null || values.length < most) && (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          onClick={() => apply((items, added) => [...items, added])}
        >
          <Icon shape={Plus} className="size-4" />
          Add to {label.toLowerCase()}
        </Button>
      )}
      <Message path={path} />
    </fieldset>
  );
}

function titleOf(value: unknown): string {
  const texts = value !== null && typeof value === "object" ? Object.values(value) : [];
  return String(texts.find((text) => typeof text === "string" && text !== "") ?? "New");
}

function blankItem(item: Form): unknown {
  return item.kind === "object" ? {} : "";
}

function newKey(): string {
  return crypto.randomUUID();
}

import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { type ContactValues, cleanForm, composeText } from "#contract/contact-fields.ts";

export function CopyButton({ values }: { values: ContactValues }) {
  const [copied, setCopied] = useState(false);
  // The clipboard API exists in secure contexts only.
  if (!navigator.clipboard) return null;
  return (
    <Button
      variant="outline"
      size="sm"
      onClick={() =>
        navigator.clipboard.writeText(composeText(cleanForm(values))).then(
          () => setCopied(true),
          () => setCopied(false),
        )
      }
    >
      <span aria-live="polite">{copied ? "Copied" : "Copy message"}</span>
    </Button>
  );
}

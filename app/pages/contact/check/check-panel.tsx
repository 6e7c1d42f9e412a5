import { Check } from "lucide";
import { type ReactNode, useEffect, useRef } from "react";
import { showResult } from "#app/focus/show-result.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { CheckState } from "./check-store.ts";
import type { SecurityCheck } from "./security-check.ts";

type Props = {
  check: SecurityCheck;
  state: CheckState;
  /** Shown to a visitor whose check cannot run. */
  fallbackAction: ReactNode;
};

/** The security check in the form: an ordinary checkbox, or the provider's widget in the same place. */
export function CheckPanel({ check, state, fallbackAction }: Props) {
  const { status, turnstile } = state;
  const box = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // Ticked before hydration.
    if (box.current?.checked && !check.state().ticked) check.tick(true);
  }, [check]);

  return (
    <div className="mt-8">
      <div className="flex min-h-20 flex-wrap items-center justify-between gap-x-4 rounded border border-line-strong bg-fog px-4 py-1.5">
        {turnstile ? (
          <TurnstileSlot check={check} />
        ) : (
          <label className="flex min-h-11 flex-[1_1_7rem] cursor-pointer items-center gap-3 font-semibold">
            <input
              ref={box}
              type="checkbox"
              name="person"
              checked={state.ticked}
              onChange={(event) => check.tick(event.target.checked)}
              className="size-6 shrink-0 accent-ink"
            />
            I am a person
          </label>
        )}
        <p id={statusId} role="status" className="flex items-center gap-1.5 text-right type-small text-steel">
          {status === "verified" && <Icon shape={Check} className="size-4.5 stroke-[2.5] text-leaf" />}
          {statusLabels[status]}
        </p>
      </div>
      {status === "failed" && <Failed check={check} state={state} fallbackAction={fallbackAction} />}
    </div>
  );
}

const statusId = "check-status";

const statusLabels: Record<CheckState["status"], string> = {
  idle: "Security check",
  loading: "Loading...",
  ready: "Security check",
  working: "Checking...",
  verified: "Verified",
  expired: "Expired",
  failed: "Not verified",
  "no-server": "Not available",
};

/** Offers the embedded check where there is a provider, a retry, and another way to write to us. */
function Failed({ check, state, fallbackAction }: Props) {
  return (
    <div role="alert" className="mt-3 border-l-4 border-sindoor bg-fog p-5">
      <p className="font-semibold">The security check could not run in your browser.</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-3">
        {state.canSwitch && (
          <Button size="sm" onClick={() => showResult(statusId, check.switchToEmbedded)}>
            Use our own check
          </Button>
        )}
        <Button
          size="sm"
          variant={state.canSwitch ? "outline" : "default"}
          onClick={() => showResult(statusId, check.retry)}
        >
          Retry
        </Button>
        {fallbackAction}
      </div>
    </div>
  );
}

function TurnstileSlot({ check }: { check: SecurityCheck }) {
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => (slot.current ? check.attach(slot.current) : undefined), [check]);
  return <div ref={slot} className="min-h-16 grow" />;
}

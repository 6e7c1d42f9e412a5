import { CheckSheet } from "./check-sheet.tsx";
import { DeliveryRound } from "./delivery-round.tsx";
import { EscrowStates } from "./escrow-states.tsx";
import { ReadInvoice } from "./read-invoice.tsx";
import { Screen } from "./screen.tsx";
import { WeeklyClicks } from "./weekly-clicks.tsx";

const screens = [
  { name: "delivery-round", colour: "bg-taxi", Drawing: DeliveryRound },
  { name: "escrow-states", colour: "bg-ink", Drawing: EscrowStates },
  { name: "read-invoice", colour: "bg-hooghly-tint", Drawing: ReadInvoice },
  { name: "weekly-clicks", colour: "bg-white", Drawing: WeeklyClicks },
  { name: "check-sheet", colour: "bg-hooghly-deep", Drawing: CheckSheet },
];

/** All but the first: they are loaded on hover or focus. */
export function OtherScreens({ shown }: { shown: string }) {
  return screens.map(({ name, colour, Drawing }) => (
    <Screen key={name} colour={colour} shown={name === shown}>
      <Drawing />
    </Screen>
  ));
}

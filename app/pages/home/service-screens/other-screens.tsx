import { CheckSheet } from "./check-sheet.tsx";
import { DeliveryRound } from "./delivery-round.tsx";
import { EscrowStates } from "./escrow-states.tsx";
import { ReadInvoice } from "./read-invoice.tsx";
import { Screen } from "./screen.tsx";
import { WeeklyClicks } from "./weekly-clicks.tsx";

const screens = [
  { service: "mobile-apps", colour: "bg-taxi", Drawing: DeliveryRound },
  { service: "web3", colour: "bg-ink", Drawing: EscrowStates },
  { service: "ai-automation", colour: "bg-hooghly-tint", Drawing: ReadInvoice },
  { service: "digital-marketing", colour: "bg-white", Drawing: WeeklyClicks },
  { service: "crm-erp", colour: "bg-hooghly-deep", Drawing: CheckSheet },
];

/** All but the first: they are loaded on hover or focus. */
export function OtherScreens({ shown }: { shown: string }) {
  return screens.map(({ service, colour, Drawing }) => (
    <Screen key={service} colour={colour} shown={service === shown}>
      <Drawing />
    </Screen>
  ));
}

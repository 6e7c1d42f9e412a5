import { projects } from "../../../content/projects/index.ts";
import type { Actions } from "../../lib/time-actions.ts";

export type Targets = { median?: number; p75?: number };

export type Scenario = Actions & {
  name: string;
  path: string;
  widths: readonly number[];
  within: Targets;
  /** Clicked once, before the actions. */
  open?: string;
};

const phoneWidth = 375;
const desktopWidth = 1280;
const both = [phoneWidth, desktopWidth];

const onPhone = { widths: [phoneWidth], within: { p75: 100 } };

/** A list responds within one frame; the CPU is throttled four times. */
const frame = 4 * 16;

export const scenarios: readonly Scenario[] = [
  {
    name: "calculator toggle",
    path: "/pricing?tab=mobile",
    widths: both,
    within: { median: 16 },
    targets: "#mobile-panel input",
  },
  {
    name: "list filter",
    path: "/portfolio",
    widths: both,
    within: { median: frame },
    targets: "fieldset button[aria-pressed]",
    becomes: "[aria-pressed=true]",
  },
  {
    name: "list search, keystroke",
    path: "/case-studies",
    widths: both,
    within: { median: frame },
    targets: "input[type=search]",
    typed: true,
  },
  {
    name: "mobile menu",
    path: "/about",
    widths: [phoneWidth],
    within: { median: 50, p75: 100 },
    targets: "[aria-label='Open menu']",
    appears: "dialog[open]",
    undo: "[aria-label='Close menu']",
  },
  {
    name: "site search, opening",
    path: "/about",
    ...onPhone,
    targets: "header button[aria-label=Search]",
    appears: "dialog[open] input",
    undo: "dialog[open] [aria-label=Close]",
  },
  {
    name: "site search, keystroke",
    path: "/about",
    ...onPhone,
    open: "header button[aria-label=Search]",
    targets: "dialog[open] input",
    typed: true,
  },
  {
    name: "lightbox",
    path: `/portfolio/${projects.ids[0]}`,
    ...onPhone,
    targets: "main section button[aria-haspopup=dialog]",
    appears: "dialog[open]",
    undo: "dialog[open] [aria-label=Close]",
  },
  {
    name: "staffing tabs",
    path: "/staffing",
    widths: both,
    within: { median: 50, p75: 100 },
    targets: "[role=tab]",
    becomes: "[aria-selected=true]",
  },
  {
    name: "pricing tabs",
    path: "/pricing",
    widths: both,
    within: { median: 50, p75: 100 },
    targets: "[role=tab]",
    becomes: "[aria-selected=true]",
  },
  {
    name: "carousel dot",
    path: "/",
    widths: both,
    within: { median: 50 },
    targets: "button[aria-label^='Testimonial ']",
    becomes: "[aria-current]",
  },
];

/** A page with one checkbox, to tell how fast the machine is. */
export const reference: Scenario = {
  name: "(reference page)",
  path: "",
  widths: both,
  within: {},
  targets: "input",
};

export const field = "#ff8a00";
/** The field's colour, darkened, for shadows on it. */
export const shadow = "#6b2c00";

/** Steel blue for places that are filled, hi-vis yellow for the gang in question, red oxide for gaps. */
export const colours = {
  ink: "#1f1408",
  brown: "#6d5a45",
  screen: "#fffaf2",
  sand: "#f6e8d2",
  rule: "#ead8bd",
  orange: field,
  steel: "#12576b",
  steelLight: "#a9ccd3",
  oxide: "#c6321a",
  vest: "#ffe14a",
} as const;

export const fonts = [
  "@fontsource-variable/oswald/index.css",
  "@fontsource-variable/roboto-flex/index.css",
] as const;

export const display = '"Oswald Variable"';
const text = '"Roboto Flex Variable"';

export const identityCss = `
body { font-family: ${text}; font-weight: 480; color: ${colours.ink}; font-feature-settings: "tnum" }
h1, h2, h3, .display { font-family: ${display}; font-weight: 600; line-height: 1.1; letter-spacing: -.005em }
.row { display: flex; align-items: center }
.apart { justify-content: space-between }
.at { position: absolute }
`;

/** Two halves of a chain link, held by one pin. */
export const mark = `<svg viewBox="0 4 32 32" width="36" height="36" fill="currentColor"><path d="M4 8h13v6H9v12h8v6H4q-3 0-3-3V11q0-3 3-3ZM20 8h8q3 0 3 3v18q0 3-3 3h-8v-6h5V14h-5Z"/><path d="M11 17.5h10v5H11Z"/></svg>`;

/** What a day on site pays, fixed for the quarter. */
export const rates = { barBender: 850, helper: 620 } as const;

/** The gang of ten whose day the pictures follow. */
export const gang = { benders: 6, helpers: 4 } as const;
export const gangWages = gang.benders * rates.barBender + gang.helpers * rates.helper;

/** Interest on the wages that are advanced. */
export const interestShare = 0.009;

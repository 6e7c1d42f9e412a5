/** Kolkata's yellow Ambassador, driving to the right: 72 units long, its middle at `x` on the deck of the bridge. */
export function Taxi({ x }: { x: number }) {
  return (
    <g
      transform={`translate(${x - 36} -4) scale(.6)`}
      className="stroke-ink"
      strokeWidth="2.6"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path
        className="fill-taxi"
        d="M6-10C2-11 1-17 3-23 5-31 12-33 24-34 30-45 38-49 50-49H59C71-49 78-44 86-34 98-34 108-32 113-26 117-21 117-15 116-10Z"
      />
      <path
        className="fill-white"
        d="M32-34C37-42 42-45 50-45H54V-34ZM59-45C69-45 74-41 80-34H59Z"
        strokeWidth="2"
      />
      <path className="fill-ink" stroke="none" d="M63-34C63-40 71-40 71-34Z" />
      <path className="fill-none stroke-hooghly" strokeWidth="3" d="M43-26H82" />
      <path
        className="fill-none"
        strokeWidth="1.8"
        d="M7-25C18-31 34-29 40-18M82-18C88-29 104-31 113-23M56.5-33V-12M47-21H51M67-21H71"
      />
      <path className="fill-white" d="M48-49V-56H64V-49Z" strokeWidth="2" />
      <circle className="fill-white" cx="112" cy="-23" r="3.6" strokeWidth="2" />
      <path className="fill-sindoor" stroke="none" d="M2-26H6V-20H2Z" />
      <path className="fill-white" d="M-2-14H11V-9H-2ZM108-14H121V-9H108Z" strokeWidth="2" />
      <g className="fill-ink">
        <circle cx="27" cy="-10" r="9" />
        <circle cx="95" cy="-10" r="9" />
      </g>
      <path className="stroke-white" strokeWidth="7" d="M27-10h.01M95-10h.01" />
    </g>
  );
}

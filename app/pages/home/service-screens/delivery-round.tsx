const stops = [
  { street: "Lake Road", done: true },
  { street: "Lake Terrace", done: true },
  { street: "Dover Lane", done: true },
  { street: "Hindustan Park", done: false },
  { street: "Southern Avenue", done: false },
];

/** A driver's round on a phone that has lost its signal. */
export function DeliveryRound() {
  return (
    <>
      <path d="M112 76q0-34 34-34h188q34 0 34 34v500H112Z" className="fill-ink" />
      <path d="M126 80q0-24 24-24h180q24 0 24 24v480H126Z" className="fill-white" />
      <path d="M212 72h56" className="stroke-ink" strokeWidth="15" strokeLinecap="round" />
      <text x="148" y="136" className="fill-ink font-bold" fontSize="32">
        18 stops
      </text>
      {stops.map(({ street, done }, index) => (
        <g key={street} transform={`translate(148 ${240 + index * 66})`}>
          <path d="M0 34H184" className="stroke-line" strokeWidth="2" />
          <circle cx="13" r="12" className="fill-white stroke-line-strong" strokeWidth="2" />
          {done && <path d="M6 0l6 6 10-13" className="part fill-none stroke-hooghly" strokeWidth="4.5" />}
          <text x="38" y="7" className={done ? "fill-steel font-medium" : "fill-ink font-bold"} fontSize="20">
            {street}
          </text>
        </g>
      ))}
      <g className="part part-rise">
        <path d="M40 160H270V204H40Z" className="fill-hooghly" />
        <text x="60" y="190" className="fill-white font-semibold" fontSize="23">
          Offline, 6 waiting
        </text>
      </g>
    </>
  );
}

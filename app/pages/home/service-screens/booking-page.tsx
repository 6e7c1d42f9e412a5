const chosen = 17;
const days = Array.from({ length: 21 }, (_, index) => ({
  day: index + 6,
  x: 96 + (index % 7) * 50,
  y: 222 + Math.floor(index / 7) * 50,
}));

/** A booking page that keeps to its budget. */
export function BookingPage() {
  return (
    <>
      <path d="M56 56H520V540H56Z" className="fill-white" />
      <path d="M56 56H520V100H56Z" className="fill-ink" />
      <path
        d="M78 78h.01M98 78h.01M118 78h.01"
        className="stroke-line-strong"
        strokeWidth="10"
        strokeLinecap="round"
      />
      <text x="96" y="166" className="fill-ink font-bold" fontSize="38">
        Pick a day
      </text>
      <path d="M96 190H330" className="stroke-line" strokeWidth="8" />
      {days.map(({ day, x, y }) => (
        <g key={day}>
          <path d={`M${x} ${y}h42v42h-42Z`} className={day === chosen ? "fill-taxi" : "fill-fog"} />
          <text x={x + 21} y={y + 28} className="fill-ink font-semibold" fontSize="19" textAnchor="middle">
            {day}
          </text>
        </g>
      ))}
      <path d="M96 392H286V440H96Z" className="fill-hooghly" />
      <text x="118" y="423" className="fill-white font-semibold" fontSize="21">
        Book 17 March
      </text>
      <path d="M0 456H348V540H0Z" className="fill-ink" />
      <text x="32" y="493" className="fill-white font-semibold" fontSize="23">
        148 of 170 KB
      </text>
      <path d="M32 514H316" className="stroke-graphite" strokeWidth="10" />
      <path d="M32 509H279V519H32Z" className="part part-across fill-taxi" />
    </>
  );
}

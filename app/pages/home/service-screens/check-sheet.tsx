const rows = [
  { label: "Customers", before: "4,812", after: "4,655" },
  { label: "Merged", before: "", after: "157" },
  { label: "Open orders", before: "236", after: "236" },
];

/** The check sheet of a migration: what went in, what came out. */
export function CheckSheet() {
  return (
    <>
      <path d="M48 56H480V540H48Z" className="fill-white" />
      <text x="80" y="124" className="fill-ink font-bold" fontSize="34">
        Migration check
      </text>
      <g className="fill-steel font-medium" fontSize="21">
        <text x="272" y="180">
          in
        </text>
        <text x="356" y="180">
          out
        </text>
      </g>
      {rows.map(({ label, before, after }, index) => (
        <g key={label} transform={`translate(80 ${248 + index * 76})`} fontSize="24">
          <path d="M0 -46H400" className="stroke-line" strokeWidth="2" />
          <text className="fill-ink font-semibold">{label}</text>
          <text x="192" className="fill-ink font-medium">
            {before}
          </text>
          <text x="276" className="fill-ink font-bold">
            {after}
          </text>
          <path d="M366 -9l8 9 14-19" className="part fill-none stroke-leaf" strokeWidth="5" />
        </g>
      ))}
      <g className="part part-rise">
        <path d="M48 456H480V540H48Z" className="fill-taxi" />
        <text x="80" y="507" className="fill-ink font-semibold" fontSize="26">
          Stock agrees to the rupee
        </text>
      </g>
    </>
  );
}

const fields = [
  { value: "INV-2086", sure: "0.99", width: 136 },
  { value: "14 May 2025", sure: "0.98", width: 168 },
  { value: "Rs 1,18,000", sure: "0.97", width: 166 },
];

/** An invoice as the model reads it, and the one field that a person has to check. */
export function ReadInvoice() {
  return (
    <>
      <path d="M56 56H400V560H56Z" className="fill-white" />
      <path d="M92 96H190M92 452H364M92 484H320M92 516H364" className="stroke-line" strokeWidth="9" />
      {fields.map(({ value, sure, width }, index) => (
        <g key={value} transform={`translate(92 ${136 + index * 70})`}>
          <text x="12" y="31" className="fill-ink font-semibold" fontSize="26">
            {value}
          </text>
          <g className="part">
            <path d={`M0 0h${width}v44h${-width}Z`} className="fill-none stroke-hooghly" strokeWidth="2.5" />
            <text x={width + 14} y="30" className="fill-hooghly font-semibold" fontSize="23">
              {sure}
            </text>
          </g>
        </g>
      ))}
      <text x="104" y="387" className="fill-ink font-semibold" fontSize="26">
        19AAB 3?
      </text>
      <g className="part part-rise">
        <path d="M92 356h120v44h-120Z" className="fill-none stroke-sindoor" strokeWidth="3" />
        <path d="M228 350H480V406H228Z" className="fill-sindoor" />
        <text x="248" y="386" className="fill-white font-semibold" fontSize="24">
          0.71: a person looks
        </text>
      </g>
    </>
  );
}

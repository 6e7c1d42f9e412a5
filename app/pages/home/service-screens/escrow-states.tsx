const states = [
  { name: "Created", gas: "96,220", next: "buyer pays in" },
  { name: "Funded", gas: "51,740", next: "seller ships" },
  { name: "Shipped", gas: "33,905", next: "buyer confirms" },
  { name: "Released", gas: "28,410", next: undefined },
];

/** The states of an escrow contract, who may move it on and what each step costs. */
export function EscrowStates() {
  return states.map(({ name, gas, next }, index) => (
    <g key={name} transform={`translate(56 ${56 + index * 122})`}>
      {next && (
        <g className="part">
          <path d="M40 62V112M31 103l9 10 9-10" className="fill-none stroke-taxi" strokeWidth="3" />
          <text x="66" y="98" className="fill-mist font-medium" fontSize="21">
            {next}
          </text>
        </g>
      )}
      <path
        d="M0 0H368V62H0Z"
        className={next ? "fill-none stroke-line-strong" : "fill-taxi stroke-taxi"}
        strokeWidth="2"
      />
      <text x="22" y="41" className={next ? "fill-white font-semibold" : "fill-ink font-bold"} fontSize="29">
        {name}
      </text>
      <text
        x="346"
        y="39"
        className={next ? "fill-mist font-medium" : "fill-ink font-medium"}
        fontSize="20"
        textAnchor="end"
      >
        {gas} gas
      </text>
    </g>
  ));
}

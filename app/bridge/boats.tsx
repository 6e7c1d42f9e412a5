export function Boats() {
  return (
    <g className="stroke-ink" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
      <g transform="translate(150 96)">
        <path className="fill-white" d="M10-14H88L84-2H16Z" />
        <path className="fill-white" d="M16-26H82V-14H16Z" />
        <path
          className="fill-none"
          d="M24-26V-14M34-26V-14M44-26V-14M54-26V-14M64-26V-14M74-26V-14"
          strokeWidth="1.4"
        />
        <path className="fill-hooghly" d="M10-31H90L88-26H12Z" />
        <path className="fill-ink" d="M60-31V-42H68V-31Z" />
        <path className="fill-ink" d="M-4-8H104Q98 8 88 8H14Q2 8-4-8Z" />
      </g>
      <g transform="translate(-206 112)">
        <path className="fill-ink" d="M-8-12Q20 4 44 0 64-2 78-16 70 10 40 10 6 10-8-12Z" />
        <path className="fill-white" d="M18-1Q20-15 36-15 50-15 52-1 36 3 18-1Z" />
        <path className="fill-none" d="M62-7V-28M58-20 80 6" />
        <path className="fill-none" strokeWidth="6" d="M62-31h.01" />
      </g>
    </g>
  );
}

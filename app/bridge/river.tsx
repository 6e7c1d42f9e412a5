import { useId } from "react";
import { tower } from "./howrah.ts";

const waterline = 64;
const wave = 52;
/** Each line is thinner than the one above it and further apart. */
const rows = Array.from({ length: 9 }, (_, index) => ({
  y: waterline + 4 + index * 8 + index * index * 0.22,
  width: 6.4 - index * 0.62,
  height: 3 + index * 0.7,
  shift: (index % 3) * 17,
}));

/** Water as lines. The towers and the taxi are reflected in the same lines, in their own colours. */
export function River({ reach, taxiAt }: { reach: number; taxiAt: number }) {
  const id = useId();
  const periods = Math.ceil((2 * reach) / wave) + 2;
  return (
    <g strokeLinecap="round">
      <defs>
        <g id={`${id}rows`}>
          {rows.map(({ y, width, height, shift }) => (
            <path
              key={y}
              strokeWidth={width}
              d={`M${-reach - shift} ${y.toFixed(1)}q13 ${-height.toFixed(1)} 26 0${"t26 0".repeat(2 * periods)}`}
            />
          ))}
        </g>
        <clipPath id={`${id}towers`}>
          <path d={mirrored(-tower) + mirrored(tower)} />
        </clipPath>
        <clipPath id={`${id}taxi`}>
          <path
            transform={`translate(${taxiAt} 0)`}
            d="M-30 72H34V80H-22V89H26V99H-16V110H18V122H-8V150H10Z"
          />
        </clipPath>
      </defs>
      <use href={`#${id}rows`} className="stroke-hooghly" />
      <use href={`#${id}rows`} className="stroke-ink" clipPath={`url(#${id}towers)`} />
      <use href={`#${id}rows`} className="stroke-taxi" clipPath={`url(#${id}taxi)`} />
    </g>
  );
}

function mirrored(x: number) {
  return `M${x - 40} ${waterline}h82v16h-12v9h-64v10h52v10h-40v12h34v12h-26v20h18v-20h-18z`;
}

/** What is seen of the other side under the deck. */
export function FarBank() {
  return (
    <path
      className="fill-hooghly-tint"
      d="M-512 64V36H-500V44H-478V30H-470V24H-462V30H-452V46H-420V38H-392V48H-300V40H-276V32H-252V44H-214V36Q-200 22-186 36V46H-150V38H-120V48H-60V34H-36V44H-8V38H26V48H58V40H70V26H76V40H96V48H150V40H176V32H198V46H248V38H300V48H400V36H420V28H440V42H476V36H500V46H512V64Z"
    />
  );
}

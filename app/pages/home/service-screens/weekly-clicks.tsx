const clicks = [310, 322, 318, 341, 367, 359, 402, 438, 431, 477, 520, 561, 548, 629, 688, 742];

/** Clicks from search over sixteen weeks. */
export function WeeklyClicks() {
  return (
    <>
      <text x="40" y="140" className="fill-ink font-bold [font-stretch:75%]" fontSize="124">
        742
      </text>
      <text x="40" y="182" className="fill-steel font-medium" fontSize="23">
        clicks a week, up from 310
      </text>
      {clicks.map((count, week) => (
        <path
          key={count}
          d={`M${40 + week * 25.4} 540v${-count * 0.42}h19v${count * 0.42}Z`}
          className={week === clicks.length - 1 ? "part part-up fill-taxi" : "part part-up fill-hooghly"}
        />
      ))}
    </>
  );
}

type DayBarsProps = {
  /** Oldest first; `day` is YYYY-MM-DD. */
  days: readonly { day: string; count: number }[];
  label: string;
  /** What is counted, as the column heading. */
  counted: string;
};

const width = 20;
const gap = 6;
const height = 72;

/** A bar per day, with the same numbers in a table for screen readers. */
export function DayBars({ days, label, counted }: DayBarsProps) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const total = days.length * (width + gap) - gap;
  return (
    <figure className="grid gap-1">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${total} ${height}`}
        preserveAspectRatio="none"
        className="h-20 w-full"
      >
        {days.map(({ day, count }, index) => {
          const tall = Math.max(count > 0 ? 4 : 2, (count / most) * height);
          return (
            <rect
              key={day}
              x={index * (width + gap)}
              y={height - tall}
              width={width}
              height={tall}
              rx={2}
              className={count > 0 ? "fill-eucalyptus" : "fill-line"}
            />
          );
        })}
      </svg>
      <div aria-hidden="true" className="flex justify-between text-muted text-small">
        <span>{weekday(days[0]?.day)}</span>
        <span>Today</span>
      </div>
      <table className="sr-only">
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">{counted}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, count }) => (
            <tr key={day}>
              <th scope="row">{weekday(day)}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

function weekday(day = ""): string {
  return new Intl.DateTimeFormat("en-AU", {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  }).format(new Date(`${day}T00:00:00Z`));
}

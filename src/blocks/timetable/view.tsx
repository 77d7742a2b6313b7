import { useMarks, useText } from "../context.ts";
import { clock, dayNames } from "../facts/opening-hours.ts";
import { SectionHead } from "../parts.tsx";
import type { Timetable } from "./schema.ts";

/** A table for each day: beside each other where there is room, below each other on a phone. */
export function TimetableView({ block }: { block: Timetable }) {
  const note = useText(block.note);
  const { field } = useMarks();
  return (
    <section className="section timetable" id={block.id} aria-labelledby={`${block.id}-title`}>
      <SectionHead of={block} below="intro" />
      <div className="timetable-days">
        {dayNames.map((name, at) => (
          <Day key={name} name={name} day={at + 1} sessions={sessionsOn(at + 1, block)} />
        ))}
      </div>
      {note && (
        <p className="small" {...field("note")}>
          {note}
        </p>
      )}
    </section>
  );
}

type Placed = { at: number; session: Timetable["sessions"][number] };

/** In the order of the clock, each with its place among all. */
function sessionsOn(day: number, { sessions }: Timetable): Placed[] {
  return sessions
    .map((session, at) => ({ session, at }))
    .filter(({ session: { days, starts } }) => days.includes(day) && starts)
    .toSorted(({ session: one }, { session: other }) => one.starts.localeCompare(other.starts));
}

type DayProps = { name: string; day: number; sessions: readonly Placed[] };

function Day({ name, day, sessions }: DayProps) {
  const { field } = useMarks();
  if (sessions.length === 0) return null;
  // What is on several days is typed on the first of them.
  const marksOf = ({ at, session: { days } }: Placed, part: string) =>
    Math.min(...days) === day ? field("sessions", at, part) : {};
  return (
    <table>
      <caption>{name}</caption>
      <tbody>
        {sessions.map((placed) => (
          <tr key={placed.at}>
            <th scope="row">{timeOf(placed.session)}</th>
            <td>
              <strong {...marksOf(placed, "name")}>{placed.session.name}</strong>
              {placed.session.note && (
                <span className="small" {...marksOf(placed, "note")}>
                  {placed.session.note}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** “6 am – 7 am”. */
function timeOf({ starts, ends }: Timetable["sessions"][number]): string {
  return ends ? `${clock(starts)} – ${clock(ends)}` : clock(starts);
}

import { fileSize } from "../../core/files/file-rules.ts";
import type { Tweak } from "../../core/tweaks/tweaks.ts";
import { dateTimeInSydney } from "../../platform/time/sydney-time.ts";
import { Card } from "../../ui/card.tsx";

type TweakCardProps = {
  tweak: Tweak;
  /** Whether the website is cancelled. */
  isOver: boolean;
};

/** One tweak as its owner asked for it, and what becomes of it. */
export function TweakCard({ tweak, isOver }: TweakCardProps) {
  const { about, text, files, note, created_at } = tweak;
  return (
    <Card className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-1 gap-0.5">
        <h3 dir="auto" className="wrap-anywhere font-sans font-semibold">
          {about ?? "The website as a whole"}
        </h3>
        <p className="text-muted text-small">Asked {dateTimeInSydney(created_at)}</p>
      </div>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      {files.length > 0 && (
        <ul className="grid gap-1 text-small">
          {files.map(({ id, original_name, bytes }) => (
            <li key={id} dir="auto" className="wrap-anywhere">
              {original_name} <span className="text-muted">{fileSize(bytes)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="font-semibold">{standing(tweak, isOver)}</p>
      {note && (
        <p
          dir="auto"
          className="wrap-anywhere whitespace-pre-line border-eucalyptus border-l-4 pl-4"
        >
          {note}
        </p>
      )}
    </Card>
  );
}

function standing({ status, is_free, closed_at }: Tweak, isOver: boolean): string {
  const at = closed_at ? dateTimeInSydney(closed_at) : "";
  if (status === "done") return `Done on ${at}.`;
  if (status === "closed") return `Closed on ${at}, with nothing changed.`;
  if (isOver)
    return "It’s not done, since you’ve cancelled. Bring your website back, and we’ll see to it.";
  return is_free
    ? "It’s with us. We’ll send you the new version to approve before visitors see it."
    : "It’s with us. We’ll email you a price first, and begin when you accept it.";
}

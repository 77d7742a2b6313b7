import type { Photo } from "../../../../blocks/fields.ts";
import { addressOfAsset } from "../../addresses.ts";
import { useEditor } from "../context.ts";
import { LineField, TickField } from "../fields/fields.tsx";
import type { PictureKind } from "./pictures.ts";

type PhotoDetailsProps = {
  path: string;
  kind: PictureKind;
  photo: Photo;
  onChange(photo: Photo): void;
};

/** What a chosen picture shows in words, and what of it stays in view. */
export function PhotoDetails({ path, kind, photo, onChange }: PhotoDetailsProps) {
  const { decorative, ...rest } = photo;
  return (
    <>
      {!decorative && (
        <LineField
          label={kind === "logo" ? "What the logo says" : "What the photo shows"}
          path={`${path}.alt`}
          hint="Read out to people who can’t see it."
          value={photo.alt}
          onChange={(alt) => onChange({ ...photo, alt })}
        />
      )}
      {kind === "photo" && photo.alt === "" && (
        <TickField
          label="Decorative: there’s nothing to describe"
          path={`${path}.decorative`}
          value={decorative}
          onChange={(ticked) => onChange(ticked ? { ...rest, decorative: ticked } : rest)}
        />
      )}
      {kind === "photo" && (
        <FocusField photo={photo} onChange={(focus) => onChange({ ...photo, focus })} />
      )}
    </>
  );
}

type Point = NonNullable<Photo["focus"]>;

type FocusFieldProps = { photo: Photo; onChange(focus: Point): void };

/** The point that stays in view where a photo is cut: by a click, by arrow keys, or as numbers. */
function FocusField({ photo, onChange }: FocusFieldProps) {
  const { siteId } = useEditor();
  const address = addressOfAsset(siteId);
  const { x, y } = photo.focus ?? { x: 50, y: 50 };
  const smallest = Math.min(...photo.widths);
  return (
    <div className="grid gap-2">
      <p className="font-semibold leading-snug">What stays in view when it’s cropped</p>
      <button
        type="button"
        aria-label={`What stays in view: ${x}% from the left, ${y}% from the top. Arrow keys move it`}
        className="relative cursor-crosshair justify-self-start overflow-hidden rounded-small"
        onClick={({ currentTarget, clientX, clientY, detail }) => {
          if (detail === 0) return; // Enter or space, which points nowhere
          const box = currentTarget.getBoundingClientRect();
          onChange({
            x: hundredths((clientX - box.left) / box.width),
            y: hundredths((clientY - box.top) / box.height),
          });
        }}
        onKeyDown={(event) => {
          const way = ways.get(event.key);
          if (!way) return;
          event.preventDefault(); // else the page scrolls
          const by = event.shiftKey ? 0.1 : 0.01;
          onChange({ x: hundredths(x / 100 + way.x * by), y: hundredths(y / 100 + way.y * by) });
        }}
      >
        <img src={address(`${photo.key}-${smallest}.webp`)} alt="" className="max-h-56" />
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full"
        >
          <path
            d={`M${x} 0V100M0 ${y}H100`}
            stroke="#fff"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={`M${x} 0V100M0 ${y}H100`}
            stroke="#17231d"
            strokeDasharray="4 4"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </button>
      <div className="grid grid-cols-2 gap-3">
        <PlaceField label="From the left, %" value={x} onChange={(x) => onChange({ x, y })} />
        <PlaceField label="From the top, %" value={y} onChange={(y) => onChange({ x, y })} />
      </div>
    </div>
  );
}

const ways = new Map([
  ["ArrowLeft", { x: -1, y: 0 }],
  ["ArrowRight", { x: 1, y: 0 }],
  ["ArrowUp", { x: 0, y: -1 }],
  ["ArrowDown", { x: 0, y: 1 }],
]);

type PlaceFieldProps = { label: string; value: number; onChange(value: number): void };

export function PlaceField({ label, value, onChange }: PlaceFieldProps) {
  return (
    <label className="grid gap-1 text-small">
      {label}
      <input
        type="number"
        min={0}
        max={100}
        value={value}
        onChange={({ target }) => onChange(hundredths(target.valueAsNumber / 100))}
        className="min-h-11 w-full rounded-card border border-edge bg-surface px-3"
      />
    </label>
  );
}

function hundredths(part: number): number {
  return Math.min(100, Math.max(0, Math.round((Number.isNaN(part) ? 0 : part) * 100)));
}

import { useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { addressOfAsset } from "../../addresses.ts";
import { useEditor } from "../context.ts";
import type { PictureKind, SitePicture } from "./pictures.ts";

/** Takes pictures or PDFs that no section shows out of the choice, and puts them back. */
export function UnusedPictures({ kind }: { kind: PictureKind }) {
  const { siteId, content, pictures, setPictures } = useEditor();
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState("");
  const used = JSON.stringify(content.document);
  const listed = pictures.filter(
    (picture) =>
      removed.includes(picture.key) || (picture.kind === kind && !used.includes(picture.key)),
  );
  if (listed.length === 0) return null;
  const address = addressOfAsset(siteId);
  const setKind = async ({ key, original_name }: SitePicture, to: SitePicture["kind"]) => {
    const isDone = await sendKind(siteId, key, to);
    setProblem(
      isDone ? "" : `${original_name} hasn’t changed: that didn’t get through. Try again.`,
    );
    if (!isDone) return;
    setRemoved((keys) => [...new Set([...keys, key])]);
    setPictures((all) => all.map((one) => (one.key === key ? { ...one, kind: to } : one)));
  };
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-link text-small">
        Remove {names[kind]} that no section shows
      </summary>
      <div className="grid gap-2">
        <p className="text-muted text-small">
          Earlier versions keep theirs. What no version shows is deleted overnight.
        </p>
        <ul className="grid gap-2">
          {listed.map((picture) => {
            const isRemoved = picture.kind === "removed";
            const { key, widths, original_name } = picture;
            return (
              <li key={key} className="flex items-center gap-3 text-small">
                {widths.length > 0 && (
                  <img
                    src={address(`${key}-${Math.min(...widths)}.webp`)}
                    alt=""
                    loading="lazy"
                    className={`size-14 shrink-0 rounded-small object-cover ${isRemoved ? "opacity-40" : ""}`}
                  />
                )}
                <span className="wrap-anywhere line-clamp-2 min-w-0 grow">
                  {isRemoved ? `Removed: ${original_name}` : original_name}
                </span>
                <Button
                  look="secondary"
                  size="small"
                  className="shrink-0"
                  onClick={() => void setKind(picture, isRemoved ? kind : "removed")}
                >
                  {isRemoved ? "Put back" : "Remove"}
                  <span className="sr-only"> {original_name}</span>
                </Button>
              </li>
            );
          })}
        </ul>
        <p role="status" className="font-semibold text-danger text-small empty:hidden">
          {problem}
        </p>
      </div>
    </details>
  );
}

const names: Record<PictureKind, string> = { photo: "photos", logo: "logos", file: "PDFs" };

/** @returns whether the server has it so. */
async function sendKind(siteId: string, key: string, kind: SitePicture["kind"]): Promise<boolean> {
  try {
    const response = await fetch(`/api/sites/${siteId}/pictures/${key}`, {
      method: "PATCH",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ kind }),
    });
    return response.ok;
  } catch {
    return false;
  }
}

import { useEffect, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Link2, Share2 } from "../../ui/icons.tsx";
import type { SketchData } from "./sketch-data.ts";

/** The private link: as a code for the phone, to copy and to share. */
export function PassOn({ name, link, code }: Pick<SketchData, "name" | "link" | "code">) {
  const [copied, setCopied] = useState(false);
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare("share" in navigator), []);
  return (
    <div className="flex flex-wrap items-start gap-6">
      <svg
        role="img"
        aria-label="QR code of the link, to open it on a phone"
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
        className="size-36 shrink-0 rounded-small border border-line"
      >
        <rect width={code.size} height={code.size} fill="#ffffff" />
        <path d={code.squares} fill="#000000" />
      </svg>
      <div className="grid min-w-0 grow basis-60 justify-items-start gap-3">
        <p className="text-muted">
          Point your phone at the code, or send the link to somebody whose opinion you value.
        </p>
        <p className="flex flex-wrap items-center gap-x-4">
          <a
            href={link}
            data-replay=""
            onClick={async (event) => {
              if (!navigator.clipboard) return; // not on HTTPS: the link leads to itself
              event.preventDefault();
              await navigator.clipboard.writeText(link);
              setCopied(true);
            }}
            className="inline-flex min-h-11 items-center gap-2 text-link"
          >
            <Link2 className="size-5" />
            Copy the link
          </a>
          {canShare && (
            <Button
              look="quiet"
              size="small"
              onClick={() => navigator.share({ title: name, url: link }).catch(() => {})}
            >
              <Share2 className="size-5" />
              Share it
            </Button>
          )}
          <span role="status" className="text-muted text-small">
            {copied && "Copied."}
          </span>
        </p>
      </div>
    </div>
  );
}

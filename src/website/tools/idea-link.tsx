import { useState } from "react";
import { Link2 } from "../../ui/icons.tsx";

/** A link to the idea on screen; with JavaScript, a click copies it. */
export function IdeaLink({ href }: { href: string }) {
  const [copied, setCopied] = useState<string>();
  return (
    <span>
      <a
        href={href}
        data-replay=""
        onClick={async (event) => {
          if (!navigator.clipboard) return; // not on HTTPS: the link leads to itself
          event.preventDefault();
          await navigator.clipboard.writeText(new URL(href, location.href).href);
          setCopied(href);
        }}
        className="inline-flex min-h-12 items-center gap-2 px-2 text-link"
      >
        <Link2 className="size-5" />
        Copy a link to this idea
      </a>
      <span role="status" className="text-muted text-small">
        {copied === href && "Copied."}
      </span>
    </span>
  );
}

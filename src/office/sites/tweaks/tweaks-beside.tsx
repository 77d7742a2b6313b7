import type { Tweak } from "../../../core/tweaks/tweaks.ts";
import { TweakWords } from "./tweak-words.tsx";

type TweaksBesideProps = { siteId: string; tweaks: readonly Tweak[] };

/** What is to be done on a site, above its editor; nothing if nothing is. */
export function TweaksBeside({ siteId, tweaks }: TweaksBesideProps) {
  if (tweaks.length === 0) return null;
  return (
    <details open className="rounded-card border border-line bg-surface px-4 py-2 sm:px-6">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        The customer asked for {tweaks.length === 1 ? "a tweak" : `${tweaks.length} tweaks`}
      </summary>
      <ol className="grid max-h-96 gap-x-8 gap-y-5 overflow-y-auto pt-1 pb-3 md:grid-cols-2">
        {tweaks.map((tweak) => (
          <li key={tweak.id} className="min-w-0">
            <TweakWords tweak={tweak} />
          </li>
        ))}
      </ol>
      <p>
        <a
          className="inline-flex min-h-11 items-center text-link text-small"
          href={`/admin/sites/${siteId}/tweaks`}
        >
          Mark as done
        </a>
      </p>
    </details>
  );
}

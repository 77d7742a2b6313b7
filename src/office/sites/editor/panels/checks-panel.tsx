import { useEffect, useState } from "react";
import { leastContrast } from "../../../../blocks/colours.ts";
import { documentPalette } from "../../../../blocks/designs/palette.ts";
import type { Document } from "../../../../blocks/document.ts";
import type { Finding } from "../../../../core/sites/checks/finding.ts";
import { Button } from "../../../../ui/button.tsx";
import type { SiteWeight } from "../../view-weight.ts";
import { useEditor } from "../context.ts";
import { pageName, placeOfFinding } from "../words.ts";

type ChecksPanelProps = { findings: readonly Finding[]; onGo(finding: Finding): void };

/** What would be wrong in a release of the site as it is, with the way to each place. */
export function ChecksPanel({ findings, onGo }: ChecksPanelProps) {
  const { content } = useEditor();
  return (
    <div className="grid gap-6">
      <section aria-labelledby="checks" className="grid gap-3">
        <h2 id="checks" className="text-heading">
          Checks
        </h2>
        {findings.length === 0 ? (
          <p className="text-muted">Nothing found. The site is ready to send.</p>
        ) : (
          <ul className="grid gap-3">
            {findings.map((finding) => {
              const place = placeOfFinding(finding, content.facts);
              return (
                <li
                  key={`${place} ${finding.what}`}
                  className="grid gap-1 rounded-card border border-line bg-surface p-4"
                >
                  <p className="wrap-anywhere">
                    <span className="line-clamp-2 font-semibold">{place}</span>
                    {finding.what}
                  </p>
                  <Button
                    look="quiet"
                    size="small"
                    className="-ml-4 justify-self-start"
                    onClick={() => onGo(finding)}
                  >
                    Go there<span className="sr-only"> to {place}</span>
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
      </section>
      <Contrast document={content.document} />
      <Weight />
    </div>
  );
}

/** WCAG 2.2, 1.4.3 and 1.4.11. */
const needed = { text: 4.5, control: 3 };

function Contrast({ document }: { document: Document }) {
  const { text, control } = leastContrast(documentPalette(document));
  const holds = text >= needed.text && control >= needed.control;
  return (
    <section aria-labelledby="contrast" className="grid gap-2">
      <h2 id="contrast" className="text-heading">
        Contrast
      </h2>
      <p className={holds ? "text-muted" : "font-semibold text-danger"}>
        {holds ? "It’s fine in these colours: " : "It’s too low in these colours: "}
        text has at least {inOneDecimal(text)} to 1 where {needed.text} is needed, and buttons and
        fields at least {inOneDecimal(control)} to 1 where {needed.control} is.
      </p>
    </section>
  );
}

/** Never more than it is. */
function inOneDecimal(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}

/** What a page with its styles may take, in brotli, and what the pictures one sees first may. */
const budget = { page: 20 * 1024, pictures: 300 * 1024 };

function Weight() {
  const { siteId, content } = useEditor();
  const [weight, setWeight] = useState<SiteWeight | "loading" | "failed">("loading");
  const [asked, setAsked] = useState(0);
  const nameOf = (id: string) => {
    const page = content.document.pages.find((one) => one.id === id);
    return page ? pageName(page) : "A deleted page";
  };
  useEffect(() => {
    const asking = new AbortController();
    setWeight("loading");
    fetch(`/api/sites/${siteId}/weight?asked=${asked}`, { signal: asking.signal })
      .then((response) => (response.ok ? response.json() : "failed"))
      .then(setWeight, () => asking.signal.aborted || setWeight("failed"));
    return () => asking.abort();
  }, [siteId, asked]);
  return (
    <section aria-labelledby="weight" className="grid gap-3">
      <h2 id="weight" className="text-heading">
        Weight
      </h2>
      <div role="status" className="grid gap-2">
        {weight === "loading" && <p className="text-muted">Weighing the pages…</p>}
        {weight === "failed" && <p className="text-danger">The pages couldn’t be weighed.</p>}
        {typeof weight === "object" && (
          <>
            <p className="text-muted text-small">
              Version {weight.revision}, as it would go live. A page with its styles should be at
              most {kilobytes(budget.page)}, the first pictures on it {kilobytes(budget.pictures)}.
            </p>
            <ul className="grid gap-1">
              {weight.pages.map(({ id, page, pictures }) => (
                <li key={id} className="wrap-anywhere">
                  {nameOf(id)}: <Size of={page} most={budget.page} />
                  {pictures > 0 && (
                    <>
                      , first pictures <Size of={pictures} most={budget.pictures} />
                    </>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <Button
        look="secondary"
        size="small"
        className="justify-self-start"
        disabled={weight === "loading"}
        onClick={() => setAsked((times) => times + 1)}
      >
        Weigh again
      </Button>
    </section>
  );
}

function Size({ of, most }: { of: number; most: number }) {
  if (of <= most) return kilobytes(of);
  return <strong className="text-danger">{kilobytes(of)}, too heavy</strong>;
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024)} KB`;
}

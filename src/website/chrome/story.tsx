import { story } from "../../content/offer.ts";

type StoryProps = {
  /** Without links, beside forms that have their own ways to each other. */
  isText?: boolean;
  layout?: "row" | "column";
};

/** The same below its heading, beside a form or a confirmation. */
export function StorySection(props: Pick<StoryProps, "isText">) {
  return (
    <section aria-labelledby="story" className="grid gap-5">
      <h2 id="story" className="text-heading">
        What you can get
      </h2>
      <Story {...props} />
    </section>
  );
}

/** What one can get, in order, and the way to each. */
export function Story({ isText = false, layout = "column" }: StoryProps) {
  return (
    <ol className={`grid gap-6 ${layout === "row" ? "md:grid-cols-3" : ""}`}>
      {story.map(({ title, text, href, label }) => (
        <li key={href} className="border-ochre border-l-3 pl-4">
          <p className="font-semibold">{title}</p>
          <p className="text-muted">{text}</p>
          {!isText && (
            <a className="inline-flex min-h-11 items-center text-link" href={href}>
              {label}
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The sketch that a brief began with: the top of it as a phone shows it, behind its link. */
export function KeptSketch({ sketch: { name, path } }: { sketch: { name: string; path: string } }) {
  return (
    <section aria-label="Your sketch" className="relative flex items-center gap-5">
      <div className="h-60 w-36 shrink-0 overflow-hidden rounded-card border border-edge bg-white">
        <iframe
          title={name}
          src={`${path}/page`}
          loading="lazy"
          sandbox="allow-same-origin"
          inert
          className="h-[40rem] w-96 origin-top-left scale-[0.375]"
        />
      </div>
      <p className="min-w-0">
        Your preview starts from{" "}
        <a href={path} className="text-link wrap-anywhere after:absolute after:inset-0">
          your sketch of {name}
        </a>
        .
      </p>
    </section>
  );
}

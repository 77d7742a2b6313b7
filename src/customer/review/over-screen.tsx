type OverScreenProps = {
  /** The link was ours once. */
  isOver: boolean;
  supportEmail: string;
};

/** For a link that leads nowhere. It names nobody: who has it may be anybody. */
export function OverScreen({ isOver, supportEmail }: OverScreenProps) {
  return (
    <div className="page-width grid max-w-2xl gap-4 py-12">
      <h1 className="text-title">
        {isOver ? "This link no longer works" : "This link leads nowhere"}
      </h1>
      <p className="text-lead">
        {isOver
          ? "It was closed, or a newer one has taken its place. Look for our latest email."
          : "Part of it may be missing. Open it from our email again, or copy the whole of it."}
      </p>
      <p>
        Can’t find it? Write to{" "}
        <a className="text-link" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>{" "}
        and we’ll send you another.
      </p>
    </div>
  );
}

import { sketchPath } from "../../core/sketches/fields.ts";
import { BrandMark } from "../../ui/brand-mark.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Trash2 } from "../../ui/icons.tsx";
import type { ShownLook, SketchData } from "./sketch-data.ts";
import { startLink } from "./start-link.ts";

type SketchHeaderProps = { sketch: SketchData; look: ShownLook; companyName: string };

/** A thin bar above a sketch: whose it is, and what its maker or a friend can do next. */
export function SketchHeader({ sketch, look, companyName }: SketchHeaderProps) {
  const { name, isMaker } = sketch;
  return (
    <header className="border-line border-b bg-paper">
      <div className="page-width flex flex-wrap items-center gap-x-3 gap-y-1 py-2 sm:flex-nowrap">
        <a href="/" className="grid size-11 shrink-0 place-items-center rounded-small">
          <svg viewBox="0 0 32 32" width={34} height={34} aria-hidden="true">
            <BrandMark corner={8} />
          </svg>
          <span className="sr-only">{companyName}: home</span>
        </a>
        <h1 className="min-w-0 font-semibold text-base max-sm:order-last max-sm:basis-full">
          A sketch of {name}
          {!isMaker && <span className="font-normal text-small">, made in two seconds</span>}
        </h1>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-2 sm:shrink-0">
          {isMaker && <DeleteSketch path={sketch.path} />}
          {isMaker ? (
            <ButtonLink size="small" href={startLink(sketch, look)}>
              Get this built
            </ButtonLink>
          ) : (
            <ButtonLink size="small" href={sketchPath}>
              Make yours
            </ButtonLink>
          )}
        </div>
      </div>
    </header>
  );
}

const deleteId = "delete-sketch";

/** Ends the private link at once, after a second press. */
function DeleteSketch({ path }: { path: string }) {
  return (
    <>
      <Button look="quiet" size="small" popoverTarget={deleteId}>
        <Trash2 className="size-5" />
        Delete
      </Button>
      <form
        id={deleteId}
        popover="auto"
        method="post"
        action={path}
        className="m-auto grid max-w-md justify-items-start gap-4 rounded-card border border-edge bg-surface p-6 lifted backdrop:bg-ink/40 not-open:hidden"
      >
        <p>The link stops working straight away, for everyone, and we keep nothing.</p>
        <Button type="submit" name="intent" value="delete">
          Delete it for good
        </Button>
      </form>
    </>
  );
}

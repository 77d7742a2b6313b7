import { ArrowLeft } from "../../ui/icons.tsx";
import { Brand } from "./brand.tsx";

/** The header of a screen with one job, such as a form: the brand and a link home. */
export function BackHomeHeader({ companyName }: { companyName: string }) {
  return (
    <header className="border-line border-b bg-paper">
      <div className="page-width flex min-h-16 items-center justify-between gap-4 md:min-h-18">
        <Brand companyName={companyName} />
        <a
          href="/"
          className="flex min-h-11 shrink-0 items-center gap-2 rounded-small font-semibold text-eucalyptus underline-offset-6 hover:underline"
        >
          <ArrowLeft className="size-5" />
          Back to home
        </a>
      </div>
    </header>
  );
}

import { deviceDays } from "../../core/people/devices.ts";
import { isClosed } from "../../core/sites/sites.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { TextArea } from "../../ui/forms/text-area.tsx";
import { OpeningForms } from "../opening/opening-forms.tsx";
import type { OwnTweaks, ShownTweaks } from "./answer-tweaks.ts";
import { TweakCard } from "./tweak-card.tsx";
import { TweakForm } from "./tweak-form.tsx";
import { TweaksNotices } from "./tweaks-notices.tsx";

type TweaksPageProps = { shown: ShownTweaks; supportEmail: string };

/** Where the owner of a live website asks for a tweak, and sees what became of earlier ones. */
export function TweaksPage({ shown, supportEmail }: TweaksPageProps) {
  const { business, pageAddress, canSend, found, notice, typed, status } = shown;
  return (
    <div className="page-width grid max-w-3xl grid-cols-1 gap-6 py-8 sm:py-12">
      <header className="grid grid-cols-1 gap-1">
        <p>
          <a className="inline-flex min-h-11 items-center text-link" href={pageAddress}>
            Your page
          </a>
        </p>
        <h1 className="text-title">Tweaks to your website</h1>
        <p dir="auto" className="wrap-anywhere text-left text-lead text-muted">
          {business}
        </p>
      </header>
      <TweaksNotices notice={notice} canSend={canSend} supportEmail={supportEmail} />
      {status !== "live" && <NotLive shown={shown} supportEmail={supportEmail} />}
      {found ? (
        <>
          {status === "live" && found.isFirst && <TweakForm shown={shown} found={found} />}
          <Asked shown={shown} found={found} />
        </>
      ) : (
        <Card className="grid grid-cols-1 gap-6">
          <p>
            What you ask for here is asked in your name, so your link alone doesn’t open it. It
            takes a code, once on each device, and then stays open for {deviceDays} days.
          </p>
          <OpeningForms
            {...shown}
            what="your tweaks"
            code={typed.code ?? ""}
            wasAsked={notice === "code"}
            kept={typed.text ? keptOf(typed) : {}}
          />
        </Card>
      )}
    </div>
  );
}

function keptOf({ about = "", text = "", terms = "", submission = "" }: ShownTweaks["typed"]) {
  return { about, text, terms, submission };
}

function NotLive({ shown: { status, typed, cancellingAt }, supportEmail }: TweaksPageProps) {
  return (
    <Card tone="sand" className="grid grid-cols-1 gap-4">
      {isClosed({ status }) ? (
        <p>
          This website is cancelled, so there’s nothing to tweak.{" "}
          <a className="text-link" href={cancellingAt}>
            Bring it back, or order a copy
          </a>
          .
        </p>
      ) : (
        <p>
          Your website is offline just now, and tweaks can be asked for while it’s online. If you’d
          like something changed before it comes back, write to{" "}
          <a className="text-link" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
          .
        </p>
      )}
      {typed.text && (
        <TextArea label="What you wrote" name="text" rows={6} readOnly defaultValue={typed.text} />
      )}
    </Card>
  );
}

type AskedProps = { shown: ShownTweaks; found: OwnTweaks };

function Asked({ shown, found: { tweaks, isFirst, older } }: AskedProps) {
  const { address } = shown;
  return (
    <>
      {(tweaks.length > 0 || !isFirst) && (
        <section aria-labelledby="asked" className="grid grid-cols-1 gap-4">
          <h2 id="asked" className="text-heading">
            What you’ve asked for
          </h2>
          {tweaks.length === 0 && <p>Nothing older.</p>}
          <ol className="grid grid-cols-1 gap-4">
            {tweaks.map((tweak) => (
              <li key={tweak.id}>
                <TweakCard tweak={tweak} isOver={isClosed(shown)} />
              </li>
            ))}
          </ol>
          {(older || !isFirst) && (
            <nav aria-label="More tweaks" className="flex flex-wrap gap-x-6">
              {!isFirst && (
                <a className="flex min-h-11 items-center text-link" href={address}>
                  Newest
                </a>
              )}
              {older && (
                <a
                  className="flex min-h-11 items-center text-link"
                  href={`${address}?before=${older}`}
                >
                  Older
                </a>
              )}
            </nav>
          )}
        </section>
      )}
      <form method="post" action={address} className="grid justify-items-start gap-2">
        <p className="text-muted text-small">
          This device stays open for {deviceDays} days. Is it somebody else’s? Then close it when
          you’re done.
        </p>
        <Button type="submit" name="intent" value="close" look="secondary" size="small">
          Close on this device
        </Button>
      </form>
    </>
  );
}

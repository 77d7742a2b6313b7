import { promises, times } from "../../content/offer.ts";
import { Activity, CreditCard, DoorOpen, MessageCircle, ShieldCheck } from "../../ui/icons.tsx";

const marks = [
  { Icon: ShieldCheck, text: promises.moneyBack },
  { Icon: CreditCard, text: promises.noCardForPreview },
  { Icon: DoorOpen, text: `${promises.noLockIn}, cancel anytime` },
  { Icon: MessageCircle, text: `Replies within ${times.supportReply}` },
  { Icon: Activity, text: `${promises.uptimeAim} uptime aim` },
] as const;

/** The promises again, in one line. */
export function TrustStrip() {
  return (
    <section aria-label="Our promises" className="page-width py-14 md:py-16">
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-5">
        {marks.map(({ Icon, text }) => (
          <li key={text} className="flex items-center gap-3.5 font-semibold leading-snug">
            <Icon className="size-7 shrink-0 text-eucalyptus" strokeWidth={1.6} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

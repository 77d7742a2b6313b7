import { ButtonLink } from "../../ui/button.tsx";
import { Menu } from "../../ui/icons.tsx";
import { Brand } from "./brand.tsx";

const links = [
  { href: "/#how-it-works", label: "How It Works" },
  { href: "/#features", label: "Features" },
  { href: "/#pricing", label: "Pricing" },
  { href: "/tools/website-sketch", label: "See Your Website" },
  { href: "/start?form=brief", label: "Get a Free Preview" },
] as const;

const menuId = "site-menu";

/** Stays at the top of every public page. On a phone the links are in a native popover. */
export function SiteHeader({ companyName }: { companyName: string }) {
  return (
    <header className="sticky top-0 z-40 border-line border-b bg-paper">
      <div className="page-width flex min-h-16 items-center gap-2 md:min-h-18 md:gap-8">
        <Brand companyName={companyName} />
        <nav aria-label="Main" className="ml-auto hidden lg:block">
          <ul className="flex gap-1">
            {links.map(({ href, label }) => (
              <li key={href}>
                <a
                  href={href}
                  className="flex min-h-11 items-center rounded-small px-3 font-medium text-ink decoration-1 underline-offset-6 hover:underline"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ButtonLink
          href="/start"
          className="ml-auto shrink-0 max-md:min-h-11 max-md:px-3.5 max-md:py-2 max-md:text-small lg:ml-0"
        >
          Get Started
        </ButtonLink>
        <button
          type="button"
          popoverTarget={menuId}
          aria-label="Menu"
          className="-mr-2 grid size-12 shrink-0 cursor-pointer place-items-center rounded-small text-ink lg:hidden"
        >
          <Menu className="size-6" />
        </button>
      </div>
      <PhoneMenu />
    </header>
  );
}

function PhoneMenu() {
  return (
    <nav
      id={menuId}
      popover="auto"
      aria-label="Menu"
      className="fixed inset-x-0 top-16 bottom-auto md:top-18 m-0 w-full max-w-none border-line border-b bg-paper lifted backdrop:top-16 backdrop:bg-ink/30 lg:hidden"
    >
      <ul className="page-width py-3">
        {links.map(({ href, label }) => (
          <li key={href} className="border-line border-b last:border-0">
            <a
              href={href}
              className="flex min-h-14 items-center font-heading text-heading text-ink"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

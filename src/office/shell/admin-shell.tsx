import type { ReactNode } from "react";
import type { Operator } from "../../core/operators/schema.ts";
import {
  ChartNoAxesColumnDecreasing,
  ClipboardCheck,
  FileText,
  type IconComponent,
  LogOut,
  Mail,
  Menu,
  MessagesSquare,
  PanelsTopLeft,
  ShieldCheck,
  Sun,
  UserRound,
  UserRoundSearch,
  UsersRound,
} from "../../ui/icons.tsx";

type AdminShellProps = {
  companyName: string;
  operator: Operator;
  /** The path of this page. */
  path: string;
  /** What waits behind a menu item, by its address, as text. */
  waiting: Readonly<Record<string, string>>;
  /** Whether all that it shows is made up. */
  isSample: boolean;
  children: ReactNode;
};

type MenuItem = { href: string; label: string; Icon: IconComponent; forOwners?: true };

const menu: readonly MenuItem[] = [
  { href: "/admin", label: "Today", Icon: Sun },
  { href: "/admin/briefs", label: "Briefs", Icon: FileText },
  { href: "/admin/sites", label: "Sites", Icon: PanelsTopLeft },
  { href: "/admin/waitlist", label: "Waitlist", Icon: UsersRound },
  { href: "/admin/people", label: "People", Icon: UserRoundSearch },
  { href: "/admin/enquiries", label: "Enquiries", Icon: MessagesSquare },
  { href: "/admin/emails", label: "Emails", Icon: Mail },
  { href: "/admin/funnel", label: "Funnel", Icon: ChartNoAxesColumnDecreasing },
  { href: "/admin/qa", label: "Launch checklist", Icon: ClipboardCheck },
  { href: "/admin/privacy", label: "Personal data", Icon: ShieldCheck, forOwners: true },
  { href: "/admin/account", label: "Account", Icon: UserRound },
];

const menuId = "admin-menu";

/** The frame of every admin page: navigation, who is signed in, and how to sign out. */
export function AdminShell({ companyName, isSample, children, ...places }: AdminShellProps) {
  return (
    <div className="flex min-h-svh flex-col lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
      <header className="tone-forest flex min-h-14 items-center justify-between gap-2 pr-2 pl-4 lg:hidden">
        <AdminBrand companyName={companyName} />
        <button
          type="button"
          popoverTarget={menuId}
          className="flex min-h-11 cursor-pointer items-center gap-2 rounded-small px-3 font-semibold text-small"
        >
          <Menu className="size-5.5" />
          Menu
        </button>
      </header>
      <div
        id={menuId}
        popover="auto"
        className="tone-forest fixed inset-x-0 top-14 bottom-auto m-0 w-full max-w-none border-line border-t lifted backdrop:top-14 backdrop:bg-ink/40"
      >
        <Places {...places} name="Menu" />
      </div>
      <header className="tone-forest sticky top-0 hidden h-svh flex-col gap-6 overflow-y-auto py-4 lg:flex">
        <div className="px-5">
          <AdminBrand companyName={companyName} />
        </div>
        <Places {...places} name="Admin" />
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl grow px-4 py-6 outline-none has-[.studio]:max-w-none sm:px-6 lg:px-10 lg:py-10 lg:has-[.studio]:px-6"
      >
        {isSample && <SampleNotice />}
        {children}
      </main>
    </div>
  );
}

function AdminBrand({ companyName }: { companyName: string }) {
  return (
    <a
      href="/admin"
      className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-small font-heading text-base"
    >
      <img src="/favicon.svg" alt="" width={30} height={30} className="shrink-0" />
      <span className="truncate">{companyName}</span>
    </a>
  );
}

function SampleNotice() {
  return (
    <p className="mb-6 rounded-card bg-sky px-4 py-3 text-small">
      <strong>Sample data.</strong> These people and businesses are made up, and no email is sent.{" "}
      <code>npm run sample -- --remove</code> clears it all away.
    </p>
  );
}

type PlacesProps = Pick<AdminShellProps, "operator" | "path" | "waiting"> & { name: string };

function Places({ operator, path, waiting, name }: PlacesProps) {
  return (
    <>
      <nav aria-label={name} className="grow px-3 max-lg:pt-3">
        <ul className="grid gap-1">
          {menu.map(({ href, label, Icon, forOwners }) => {
            if (forOwners && operator.role !== "owner") return null;
            const here = href === "/admin" ? path === href : path.startsWith(href);
            return (
              <li key={href}>
                <a
                  href={href}
                  aria-current={path === href ? "page" : here ? "true" : undefined}
                  className={`flex min-h-11 items-center gap-3 rounded-small px-3 font-medium ${here ? "bg-surface font-semibold" : "text-muted hover:bg-surface hover:text-ink"}`}
                >
                  <Icon className="size-5 shrink-0" />
                  {label}
                  {waiting[href] && (
                    <span className="ml-auto rounded-small border border-current px-1.5 font-semibold text-small">
                      {waiting[href]}
                      <span className="sr-only"> unanswered</span>
                    </span>
                  )}
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className="grid gap-1 border-line border-t px-3 pt-3 max-lg:mt-3 max-lg:pb-3">
        <p className="min-w-0 px-3 text-small">
          <span className="wrap-anywhere block font-semibold">{operator.name}</span>
          <span className="wrap-anywhere block text-muted">{operator.email}</span>
        </p>
        <form method="post" action="/admin/sign-out">
          <button
            type="submit"
            className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-small px-3 text-left font-medium text-muted hover:bg-surface hover:text-ink"
          >
            <LogOut className="size-5 shrink-0" />
            Sign out
          </button>
        </form>
      </div>
    </>
  );
}

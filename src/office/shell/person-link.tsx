import { UserRound } from "../../ui/icons.tsx";

/** Leads to everything about the person with this address. */
export function PersonLink({ email }: { email: string }) {
  return (
    <a
      className="flex min-h-11 items-center gap-1.5 justify-self-start text-link text-small"
      href={personAddress(email)}
    >
      <UserRound className="size-4.5 shrink-0" />
      Everything about this person
    </a>
  );
}

/** @param before a moment in milliseconds, for what is older. */
export function personAddress(email: string, before?: number): string {
  const query = new URLSearchParams({ email });
  if (before !== undefined) query.set("before", String(before));
  return `/admin/people?${query}`;
}

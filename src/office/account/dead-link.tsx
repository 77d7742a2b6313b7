import { ButtonLink } from "../../ui/button.tsx";

/** Shown instead of the form when a set-up link has been used or has expired. */
export function DeadLink() {
  return (
    <>
      <p>
        Each set-up link works once. If you already have a sign-in, use that. If not, ask an owner
        to invite you, or ask the person who runs the server for a new link.
      </p>
      <ButtonLink href="/admin/sign-in">Sign in</ButtonLink>
    </>
  );
}

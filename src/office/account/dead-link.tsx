import { ButtonLink } from "../../ui/button.tsx";

/** In place of the form, where a set-up link has done its work or is too old. */
export function DeadLink() {
  return (
    <>
      <p>
        Each set-up link works once. If you have a sign-in, use that. If not, ask an owner to invite
        you, or whoever runs the server to make a new link.
      </p>
      <ButtonLink href="/admin/sign-in">Sign in</ButtonLink>
    </>
  );
}

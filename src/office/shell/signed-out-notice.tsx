import { Notice } from "../../ui/notice.tsx";

/** Appears when the session of an open page has ended (`keepSession`). */
export function SignedOutNotice() {
  return (
    <div
      id="signed-out"
      role="alert"
      hidden
      className="fixed inset-x-4 bottom-4 z-40 mx-auto max-w-xl"
    >
      <Notice tone="error" title="You've been signed out" className="lifted">
        <p>
          What you typed is still here.{" "}
          <a className="text-link" href="/admin/sign-in" target="_blank" rel="noreferrer">
            Sign in again in a new tab
          </a>
          , then carry on.
        </p>
      </Notice>
    </div>
  );
}

import { Notice } from "../../ui/notice.tsx";

/**
 * Appears when the session of an open page has ended (`keepSession`). It sticks to the bottom of
 * the window until the end of the page is reached, where it covers nothing.
 */
export function SignedOutNotice() {
  return (
    <div id="signed-out" role="alert" hidden className="sticky bottom-4 z-40 mx-auto mt-6 max-w-xl">
      <Notice tone="error" title="You’ve been signed out" className="lifted">
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

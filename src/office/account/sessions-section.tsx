import type { OpenSession } from "../../core/operators/signing-in/sessions.ts";
import { Button } from "../../ui/button.tsx";
import { AccountSection } from "./account-section.tsx";
import { dateTime } from "./date-time.ts";

/** Where the operator is signed in, with a way to end each session. */
export function SessionsSection({ sessions }: { sessions: readonly OpenSession[] }) {
  return (
    <AccountSection
      id="sessions"
      title="Where you’re signed in"
      lead="Don’t recognise one? End it and change your password."
    >
      <ul className="divide-y divide-line border-line border-y">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
          >
            <div className="min-w-0">
              <p className="font-semibold">
                {deviceName(session.userAgent)}
                {session.isThis && (
                  <span className="ml-2 rounded-small bg-leaf px-2 py-0.5 font-medium text-small">
                    this one
                  </span>
                )}
              </p>
              <p className="text-muted text-small">
                {session.ipAddress ? `From ${session.ipAddress}. ` : ""}Since{" "}
                {dateTime(session.createdAt)}, last used {dateTime(session.updatedAt)}
              </p>
            </div>
            {!session.isThis && (
              <form method="post">
                <input type="hidden" name="id" value={session.id} />
                <Button
                  type="submit"
                  name="intent"
                  value="end-session"
                  look="secondary"
                  size="small"
                >
                  End
                  <span className="sr-only"> the session on {deviceName(session.userAgent)}</span>
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      <form method="post">
        <Button type="submit" name="intent" value="end-all-sessions" look="secondary" size="small">
          Sign out everywhere
        </Button>
      </form>
    </AccountSection>
  );
}

/** Browser and operating system, as far as the browser says. */
function deviceName(userAgent: string | null): string {
  const browser = ["Edg", "Firefox", "Chrome", "Safari"].find((name) => userAgent?.includes(name));
  const system = ["iPhone", "iPad", "Android", "Windows", "Mac OS", "Linux"].find((name) =>
    userAgent?.includes(name),
  );
  const known = [browser === "Edg" ? "Edge" : browser, system].filter(Boolean).join(" on ");
  return known || "An unknown browser";
}

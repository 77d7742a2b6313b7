import { useEffect, useState } from "react";
import type { ToastMessage } from "./toasts.tsx";

/** Loads the toast script before there is anything to show. */
export async function loadToasts() {
  return (await import("./toasts.tsx")).default;
}

/**
 * Shows a message as a toast, once its script has loaded: most visits end without one. If it fails
 * to load (no network), nothing shows and nothing breaks, so anything that must be read is on the
 * page too.
 */
export function Toast({ message }: { message: ToastMessage | undefined }) {
  const [Toasts, setToasts] = useState<Awaited<ReturnType<typeof loadToasts>>>();
  useEffect(() => {
    if (message)
      loadToasts().then(
        (loaded) => setToasts(() => loaded),
        () => {},
      );
  }, [message]);
  return Toasts && message ? <Toasts message={message} /> : null;
}

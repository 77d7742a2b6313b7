import { useEffect, useState } from "react";
import type { ToastMessage } from "./toasts.tsx";

/** Fetches what draws toasts, ahead of the moment when there is something to say. */
export async function loadToasts() {
  return (await import("./toasts.tsx")).default;
}

/**
 * Shows a message as a toast, once the script for it has arrived: most visits end without one.
 * Where it does not arrive (the network is gone) nothing shows and nothing breaks, so what must be
 * read stands on the page, too.
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

import { useEffect } from "react";
import { Toaster, toast } from "sonner";
import styles from "./toasts.css?url";

export type ToastMessage = { tone: "success" | "info" | "error"; title: string; text: string };

/**
 * Shows a message as a toast for four seconds; a new one sends the previous one away and has its own
 * four seconds. Islands use it through `toast.tsx`, which loads it when needed.
 */
export default function Toasts({ message }: { message: ToastMessage }) {
  // After the Toaster's own effects, so that it is already listening.
  useEffect(() => {
    toast.dismiss();
    toast[message.tone](message.title, { description: message.text });
  }, [message]);
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <Toaster
        className="site-toaster"
        position="top-center"
        theme="light"
        richColors
        closeButton
        visibleToasts={3}
        duration={4000}
        offset={{ top: "5.5rem" }}
        mobileOffset={{ top: "5rem" }}
      />
    </>
  );
}

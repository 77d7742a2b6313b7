import { Toaster as Sonner } from "sonner";

export { toast } from "sonner";

/** Where toasts appear: at most three at a time, four seconds each. One on a page serves every island. */
export function Toaster() {
  return (
    <Sonner
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
  );
}

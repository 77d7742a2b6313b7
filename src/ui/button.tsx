import type { ComponentProps, ReactNode } from "react";
import { LoaderCircle } from "./icons.tsx";

type ButtonLooks = {
  /** `primary` is for the main action of a screen. */
  look?: "primary" | "secondary" | "quiet" | undefined;
  size?: keyof typeof sizes | undefined;
};

type ButtonProps = ButtonLooks &
  ComponentProps<"button"> & {
    /** While true the button is disabled and shows `busyLabel` beside a spinner. */
    busy?: boolean | undefined;
    busyLabel?: ReactNode;
  };

/** A native button; `type="button"` by default. */
export function Button({
  look,
  size,
  busy = false,
  busyLabel,
  className = "",
  children,
  disabled,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      className={buttonClasses(
        { look, size },
        `${busy ? "cursor-progress" : "disabled:cursor-not-allowed disabled:opacity-70"} ${className}`,
      )}
    >
      {busy && <LoaderCircle className="size-5 motion-safe:animate-spin" />}
      {busy ? (busyLabel ?? children) : children}
    </button>
  );
}

/** A link that looks like a button, for actions that lead to another page. */
export function ButtonLink({ look, size, className, ...rest }: ButtonLooks & ComponentProps<"a">) {
  return <a {...rest} className={buttonClasses({ look, size }, className)} />;
}

const looks = {
  primary:
    "border-transparent bg-action text-on-action hover:bg-action-deep disabled:hover:bg-action",
  secondary: "border-edge bg-surface text-ink hover:border-ink",
  quiet: "border-transparent text-eucalyptus hover:bg-leaf hover:text-forest",
} as const;

const sizes = {
  small: "min-h-11 px-4 py-1.5 text-small",
  regular: "min-h-12 px-5 py-2.5",
  large: "min-h-14 px-7 py-3 text-lead leading-tight",
} as const;

function buttonClasses({ look = "primary", size = "regular" }: ButtonLooks, extra = "") {
  return `inline-flex items-center justify-center gap-2 rounded-card border text-center font-semibold transition-colors ${looks[look]} ${sizes[size]} ${extra}`;
}

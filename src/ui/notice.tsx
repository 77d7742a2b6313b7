import type { ComponentProps } from "react";
import { CircleAlert, CircleCheck, Info } from "./icons.tsx";

type NoticeProps = Omit<ComponentProps<"div">, "title"> & {
  tone?: keyof typeof tones | undefined;
  title?: string | undefined;
};

/**
 * A message panel. Screen readers don't announce it by default: pass `role="status"` or
 * `role="alert"` if it appears after the page has loaded.
 */
export function Notice({ tone = "info", title, children, className = "", ...rest }: NoticeProps) {
  const { Icon, panel, icon } = tones[tone];
  return (
    <div {...rest} className={`flex gap-3.5 rounded-card border p-5 ${panel} ${className}`}>
      <Icon className={`mt-0.5 size-5.5 shrink-0 ${icon}`} />
      <div className="grid min-w-0 gap-1">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}

const tones = {
  info: { Icon: Info, panel: "border-transparent bg-sky", icon: "text-eucalyptus" },
  success: { Icon: CircleCheck, panel: "border-eucalyptus/40 bg-leaf", icon: "text-eucalyptus" },
  error: { Icon: CircleAlert, panel: "border-danger/50 bg-danger-pale", icon: "text-danger" },
} as const;

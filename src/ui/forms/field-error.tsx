import { CircleAlert } from "../icons.tsx";

type FieldErrorProps = { id: string; children: string | undefined };

/** The message below a field or a group; renders nothing without a message. */
export function FieldError({ id, children }: FieldErrorProps) {
  if (!children) return null;
  return (
    <p id={id} className="flex gap-2 font-medium text-danger text-small">
      <CircleAlert className="mt-0.5 size-4.5 shrink-0" />
      {children}
    </p>
  );
}

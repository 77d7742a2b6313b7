import { Check } from "./icons.tsx";

/**
 * A list with a tick before each item, as large as its text and level with its first line.
 *
 * @param className how the items are laid out
 */
export function TickList({ items, className }: { items: readonly string[]; className: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item} className="flex gap-[0.65em]">
          <Check className="h-lh w-[1.2em] shrink-0 text-eucalyptus" />
          {item}
        </li>
      ))}
    </ul>
  );
}

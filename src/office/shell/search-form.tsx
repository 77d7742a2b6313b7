import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Search } from "../../ui/icons.tsx";

type SearchFormProps = {
  label: string;
  /** The page that shows the results. */
  action: string;
  value: string;
  /** Its name in the URL. */
  name?: string;
  /** Other parts of the query to keep. */
  keep?: Record<string, string | undefined>;
  /** More fields of the same form, between the search field and the button. */
  children?: ReactNode;
};

/** One field that searches a list, with results at a URL that can be kept and shared. */
export function SearchForm({
  label,
  action,
  value,
  name = "q",
  keep = {},
  children,
}: SearchFormProps) {
  return (
    <search className="grow">
      <form action={action} className={`flex gap-2 ${children ? "flex-wrap" : ""}`}>
        {Object.entries(keep).map(
          ([key, kept]) => kept && <input key={key} type="hidden" name={key} value={kept} />,
        )}
        <input
          type="search"
          name={name}
          aria-label={label}
          placeholder={label}
          defaultValue={value}
          maxLength={200}
          className="min-h-11 w-full min-w-0 max-w-md flex-1 basis-56 rounded-card border border-edge bg-surface px-4 py-1.5 text-small placeholder:text-muted hover:border-ink"
        />
        {children}
        <Button type="submit" look="secondary" size="small">
          <Search className="size-4.5" />
          Search
        </Button>
      </form>
    </search>
  );
}

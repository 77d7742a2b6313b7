import { businessTypes } from "../../../../blocks/business-types.ts";
import type { Page } from "../../../../blocks/document.ts";
import { madeWords } from "../../../../blocks/page/page-words.ts";
import { Button } from "../../../../ui/button.tsx";
import { useEditor } from "../context.ts";
import { ChoiceField, LineField, LongField } from "../fields/fields.tsx";
import { focusSoon } from "../focus-soon.ts";
import { copyOfPage, newPage } from "../new-page.ts";
import { addPage, deletePage, movePage, setLook, setPage } from "../operations.ts";
import { pageName } from "../words.ts";

type PagesPanelProps = {
  page: Page;
  onChoose(pageId: string): void;
};

/** The pages of the site, what can be done with the chosen one, and what is said of it. */
export function PagesPanel({ page, onChoose }: PagesPanelProps) {
  const { content, change, errorAt, say } = useEditor();
  const { pages } = content.document;
  const add = (added: Page) => {
    change((content) => addPage(content, added, page.id));
    onChoose(added.id);
    say(`${pageName(added)} added`);
    focusSoon("#page-title");
  };
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <ol className="divide-y divide-line rounded-card border border-line bg-surface">
          {pages.map((one, at) => (
            <li key={one.id}>
              <button
                type="button"
                id={`choose-${one.id}`}
                aria-current={one.id === page.id ? "true" : undefined}
                onClick={() => onChoose(one.id)}
                className="grid min-h-12 w-full cursor-pointer gap-0.5 px-4 py-2 text-left hover:bg-sand aria-[current]:bg-leaf"
              >
                <span className="wrap-anywhere font-semibold">{pageName(one)}</span>
                <span className="text-muted text-small">
                  {errorAt(`document.pages.${at}`) ? "To fix" : `/${one.path}`}
                </span>
              </button>
            </li>
          ))}
        </ol>
        <Button
          look="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => add(newPage(pages))}
        >
          Add a page
        </Button>
      </div>
      <section aria-labelledby="page-title" className="grid gap-5">
        <h2 id="page-title" tabIndex={-1} className="wrap-anywhere text-heading">
          {pageName(page)}
        </h2>
        <PageTools page={page} onChoose={onChoose} onCopy={add} />
        <PageFields page={page} />
      </section>
    </div>
  );
}

function PageTools({ page, onChoose, onCopy }: PagesPanelProps & { onCopy(copy: Page): void }) {
  const { content, change, say } = useEditor();
  const { pages } = content.document;
  const at = pages.indexOf(page);
  const isHome = page.path === "";
  const move = (by: 1 | -1) => {
    change((content) => movePage(content, page.id, by));
    say(`${pageName(page)}: now ${at + by + 1} of ${pages.length}`);
    // At the edge the button that was pressed can’t be pressed again.
    focusSoon(by < 0 ? "#page-up" : "#page-down", by < 0 ? "#page-down" : "#page-up");
  };
  const remove = () => {
    const next = pages[at + 1] ?? pages[at - 1];
    change((content) => deletePage(content, page.id));
    if (next) onChoose(next.id);
    say(`${pageName(page)} deleted. Undo brings it back`);
    focusSoon(`#choose-${next?.id}`);
  };
  const tools = [
    { id: "page-up", label: "Move up", onClick: () => move(-1), disabled: isHome || at < 2 },
    {
      id: "page-down",
      label: "Move down",
      onClick: () => move(1),
      disabled: isHome || at === pages.length - 1,
    },
    {
      id: "page-copy",
      label: "Copy",
      onClick: () => onCopy(copyOfPage(page, pages)),
      disabled: false,
    },
    { id: "page-delete", label: "Delete", onClick: remove, disabled: isHome },
  ];
  return (
    <div className="flex flex-wrap gap-2">
      {tools.map(({ label, ...tool }) => (
        <Button key={tool.id} look="secondary" size="small" {...tool}>
          {label}
        </Button>
      ))}
    </div>
  );
}

const whereSeen = {
  title: "In the browser’s tab, search results and shared links.",
  description: "In search results and shared links.",
};

function PageFields({ page }: { page: Page }) {
  const { content, change } = useEditor();
  const path = `document.pages.${content.document.pages.indexOf(page)}`;
  const set = (words: Parameters<typeof setPage>[2]) =>
    change((content) => setPage(content, page.id, words), `${page.id}.${Object.keys(words)[0]}`);
  const made = madeWords(page, { ...content, shown: "confirmed" });
  /** What is there is made of the page until somebody writes another. */
  const ownWords = (field: "title" | "description") => ({
    path: `${path}.${field}`,
    value: page[field] ?? "",
    placeholder: made[field],
    hint:
      page[field] === undefined
        ? `${whereSeen[field]} Made from the page and kept up to date until you write your own.`
        : `${whereSeen[field]} Your own. Clear it to have it made from the page: “${made[field]}”.`,
  });
  return (
    <>
      <LineField
        {...ownWords("title")}
        label="Title of the page"
        onChange={(title) => set({ title: title || undefined })}
      />
      <LineField
        label="Name in the menu"
        hint="Once a page other than the home page has one, the menu lists pages instead of sections."
        path={`${path}.menu`}
        value={page.menu ?? ""}
        onChange={(menu) => set({ menu: menu || undefined })}
      />
      {page.path !== "" && (
        <LineField
          label="Address"
          hint="The part after the slash: lower-case letters, numbers and hyphens."
          path={`${path}.path`}
          value={page.path}
          // An empty one would make it the home page.
          onChange={(address) => set({ path: address || "-" })}
        />
      )}
      <LongField
        {...ownWords("description")}
        label="Description of the page"
        onChange={(description) => set({ description: description || undefined })}
      />
      {page.path === "" && <BusinessTypeField />}
    </>
  );
}

/** Of the whole site; it is with what else is said to search engines. */
function BusinessTypeField() {
  const { content, change } = useEditor();
  const options = businessTypes.map((type) => [type, type.replace(/(?<=[a-z])(?=[A-Z])/g, " ")]);
  return (
    <ChoiceField
      label="What search engines call the business"
      path="document.businessType"
      value={content.document.businessType ?? "LocalBusiness"}
      options={Object.fromEntries(options)}
      onChange={(chosen) => {
        const businessType = businessTypes.find((type) => type === chosen);
        change((content) => setLook(content, { businessType }));
      }}
    />
  );
}

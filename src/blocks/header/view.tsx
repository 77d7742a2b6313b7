import { useMarks, usePage, useText } from "../context.ts";
import { useHasPhoneBar } from "../page/phone-bar.tsx";
import { Button, Photo } from "../parts.tsx";
import type { Header } from "./schema.ts";

/** A name of more characters is set smaller. */
const LONG = 40;

export function HeaderView({ block }: { block: Header }) {
  const { pageAddress } = usePage();
  const name = useText(block.name) ?? "";
  const menu = useMenu();
  const [action] = block.actions;
  const { field } = useMarks();
  return (
    <header className={useHasPhoneBar() ? "header with-bar" : "header"} id={block.id}>
      <a
        className={name.length > LONG ? "header-name long" : "header-name"}
        href={pageAddress("")}
        {...(!block.logo && field("name"))}
      >
        {block.logo ? <Photo photo={block.logo} sizes="10rem" first /> : name}
      </a>
      {menu.length > 0 && (
        <nav className="header-menu" aria-label="Main">
          {menu.map(({ id, name, href, isHere }) => (
            <a key={id} href={href} aria-current={isHere ? "page" : undefined}>
              {name}
            </a>
          ))}
        </nav>
      )}
      {action && <Button action={action} at={0} />}
    </header>
  );
}

type MenuEntry = { id: string; name: string | undefined; href: string; isHere: boolean };

/** The pages that have a name in the menu; of a site of one page, its sections. */
function useMenu(): MenuEntry[] {
  const { page, pages, blocks, pageAddress } = usePage();
  const named = pages.filter(({ menu }) => menu);
  if (named.some(({ path }) => path !== "")) {
    return named.map(({ id, menu, path }) => ({
      ...{ id, name: menu, href: pageAddress(path), isHere: id === page.id },
    }));
  }
  return blocks
    .filter(({ menu }) => menu)
    .map(({ id, menu }) => ({ id, name: menu, href: `#${id}`, isHere: false }));
}

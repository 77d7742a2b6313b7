import { usePage, useText } from "../context.ts";
import { Button, Photo } from "../parts.tsx";
import type { Header } from "./schema.ts";

export function HeaderView({ block }: { block: Header }) {
  const { blocks } = usePage();
  const name = useText(block.name);
  const menu = blocks.filter(({ menu }) => menu);
  return (
    <header className="header" id={block.id}>
      <a className="header-name" href="./">
        {block.logo ? <Photo photo={block.logo} sizes="10rem" first /> : name}
      </a>
      {menu.length > 0 && (
        <nav className="header-menu" aria-label="Main">
          {menu.map(({ id, menu }) => (
            <a key={id} href={`#${id}`}>
              {menu}
            </a>
          ))}
        </nav>
      )}
      {block.action && <Button action={block.action} />}
    </header>
  );
}

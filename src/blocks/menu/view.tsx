import { useMarks, useText } from "../context.ts";
import { ItemName, SectionHead } from "../parts.tsx";
import type { Menu } from "./schema.ts";

export function MenuView({ block }: { block: Menu }) {
  const note = useText(block.note);
  const { field } = useMarks();
  return (
    <section className="section menu" id={block.id} aria-labelledby={`${block.id}-title`}>
      <SectionHead of={block} below="intro" />
      <div className="menu-parts">
        {block.parts.map(({ name, note, dishes }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part has nothing else that stays
          <div key={at} className="menu-part">
            <ItemName in={block} mark={field("parts", at, "name")}>
              {name}
            </ItemName>
            {note && (
              <p className="small" {...field("parts", at, "note")}>
                {note}
              </p>
            )}
            <dl>
              {dishes.map((dish, dishAt) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor has a dish
                <div key={dishAt}>
                  <Dish dish={dish} path={["parts", at, "dishes", dishAt]} />
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
      {note && (
        <p className="small" {...field("note")}>
          {note}
        </p>
      )}
    </section>
  );
}

type DishProps = {
  dish: Menu["parts"][number]["dishes"][number];
  path: (string | number)[];
};

function Dish({ dish: { name, price, note, diet }, path }: DishProps) {
  const { field } = useMarks();
  return (
    <>
      <dt {...field(...path, "name")}>{name}</dt>
      {price && (
        <dd className="dish-price" {...field(...path, "price")}>
          {price}
        </dd>
      )}
      {note && (
        <dd className="dish-note" {...field(...path, "note")}>
          {note}
        </dd>
      )}
      {diet && (
        <dd className="dish-diet" {...field(...path, "diet")}>
          {diet}
        </dd>
      )}
    </>
  );
}

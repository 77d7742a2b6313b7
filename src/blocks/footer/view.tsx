import { useFact, useMarks, useText } from "../context.ts";
import type { Footer } from "./schema.ts";

export function FooterView({ block }: { block: Footer }) {
  const note = useText(block.note);
  const phone = useFact("phone");
  const email = useFact("email");
  const { field, fact } = useMarks();
  return (
    <footer className="footer" id={block.id}>
      <p className="footer-name" {...field("name")}>
        {useText(block.name)}
      </p>
      {(phone || email) && (
        <p>
          {phone && (
            <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} {...fact("phone")}>
              {phone}
            </a>
          )}
          {email && (
            <a href={`mailto:${email}`} {...fact("email")}>
              {email}
            </a>
          )}
        </p>
      )}
      {note && (
        <p className="small" {...field("note")}>
          {note}
        </p>
      )}
    </footer>
  );
}

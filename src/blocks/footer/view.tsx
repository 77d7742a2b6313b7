import { useFact, useText } from "../context.ts";
import type { Footer } from "./schema.ts";

export function FooterView({ block }: { block: Footer }) {
  const note = useText(block.note);
  const phone = useFact("phone");
  const email = useFact("email");
  return (
    <footer className="footer" id={block.id}>
      <p className="footer-name">{useText(block.name)}</p>
      {(phone || email) && (
        <p>
          {phone && <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>}
          {email && <a href={`mailto:${email}`}>{email}</a>}
        </p>
      )}
      {note && <p className="small">{note}</p>}
    </footer>
  );
}

import "./sample-bar.css";
import { demo } from "../../content/demo.ts";

/** Says whose site this really is. It is above the shop’s own header. */
export function SampleBar({ companyName }: { companyName: string }) {
  const { short, text, link } = demo.label;
  return (
    <aside aria-label={short} className="demo-bar">
      <div className="page-width">
        <p>
          <a href="/">{companyName}</a> <b>{short}.</b> <span>{text}</span>
        </p>
        <a href={link.href}>{link.label}</a>
      </div>
    </aside>
  );
}

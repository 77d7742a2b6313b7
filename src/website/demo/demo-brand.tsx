import "./demo-brand.css";
import { demo } from "../../content/demo.ts";
import { Paw } from "./paw.tsx";

/** The shop’s mark, a print in a dripping blot, and its name. */
export function DemoBrand() {
  return (
    <a href="#home" className="demo-brand">
      <svg viewBox="0 0 48 52" aria-hidden="true">
        <path
          d="M24 1c13 0 23 9 23 22 0 6-2 11-5 15v8c0 5-6 5-6 0v-3c-2 1-4 2-6 2v4c0 4-5 4-5 0v-4C11 45 1 36 1 23 1 10 11 1 24 1z"
          fill="#8f5a34"
        />
        <Paw x={24} y={27} size={0.82} colour="#fff" />
      </svg>
      {demo.business.shortName}
    </a>
  );
}

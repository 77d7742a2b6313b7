import { renderToStaticMarkup } from "react-dom/server";
import type { CategoryId } from "../../../content/business-ideas/idea.ts";
import {
  Brush,
  Camera,
  HeartPulse,
  House,
  type IconComponent,
  PawPrint,
  SprayCan,
} from "../../../ui/icons.tsx";

const icons: Readonly<Record<CategoryId, IconComponent>> = {
  "pet-services": PawPrint,
  "home-services": House,
  "creative-arts": Brush,
  "fitness-wellness": HeartPulse,
  photography: Camera,
  "cleaning-services": SprayCan,
};

/**
 * All category icons in one SVG file shared by the 22 city pages. Each category's id is a view:
 * `<img src="/idea-icons.svg#pet-services">`.
 */
export function categorySprite(): string {
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
      {Object.entries(icons).map(([id, Icon], place) => (
        <g key={id}>
          <view id={id} viewBox={`0 ${24 * place} 24 24`} />
          <Icon y={24 * place} stroke="#1f5b45" strokeWidth={1.5} />
        </g>
      ))}
    </svg>,
  );
}

import {
  Brush,
  Camera,
  HeartPulse,
  House,
  type LucideIcon,
  PawPrint,
  SprayCan,
} from "lucide-react";
import { renderToStaticMarkup } from "react-dom/server";
import type { CategoryId } from "../../content/business-ideas/idea.ts";

const icons: Readonly<Record<CategoryId, LucideIcon>> = {
  "pet-services": PawPrint,
  "home-services": House,
  "creative-arts": Brush,
  "fitness-wellness": HeartPulse,
  photography: Camera,
  "cleaning-services": SprayCan,
};

/** The icons of all categories as one SVG file, a symbol each: 22 city pages share it. */
export function categorySprite(): string {
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
      {Object.entries(icons).map(([id, Icon]) => (
        <symbol key={id} id={id} viewBox="0 0 24 24">
          <Icon strokeWidth={1.5} />
        </symbol>
      ))}
    </svg>,
  );
}

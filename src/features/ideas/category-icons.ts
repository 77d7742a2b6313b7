import {
  Brush,
  Camera,
  HeartPulse,
  House,
  type LucideIcon,
  PawPrint,
  SprayCan,
} from "lucide-react";
import type { CategoryId } from "../../content/business-ideas/idea.ts";

export const categoryIcons: Readonly<Record<CategoryId, LucideIcon>> = {
  "pet-services": PawPrint,
  "home-services": House,
  "creative-arts": Brush,
  "fitness-wellness": HeartPulse,
  photography: Camera,
  "cleaning-services": SprayCan,
};

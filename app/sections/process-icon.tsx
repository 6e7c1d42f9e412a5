import {
  Code,
  GraduationCap,
  Map as MapIcon,
  PenTool,
  Rocket,
  Search,
  ShieldCheck,
  TrendingUp,
} from "lucide-react";
import type { ProcessStep } from "#content/process/schema.ts";

const icons = { Search, Map: MapIcon, PenTool, Code, ShieldCheck, Rocket, GraduationCap, TrendingUp };

export function ProcessIcon({ icon, className }: Pick<ProcessStep, "icon"> & { className?: string }) {
  const Icon = icons[icon];
  return <Icon strokeWidth={1.75} aria-hidden="true" focusable="false" className={className} />;
}

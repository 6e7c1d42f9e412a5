import {
  Code,
  GraduationCap,
  Map as MapIcon,
  PenTool,
  Rocket,
  Search,
  ShieldCheck,
  TrendingUp,
} from "lucide";
import { Icon } from "#app/ui/icon.tsx";
import type { ProcessStep } from "#content/process/schema.ts";

const icons = { Search, Map: MapIcon, PenTool, Code, ShieldCheck, Rocket, GraduationCap, TrendingUp };

export function ProcessIcon({ icon, className }: Pick<ProcessStep, "icon"> & { className?: string }) {
  return <Icon shape={icons[icon]} className={className} />;
}

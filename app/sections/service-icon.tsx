import { BarChart, Cpu, Database, Globe, Palette, Smartphone } from "lucide-react";
import type { Service } from "#content/services/schema.ts";

const icons = { Globe, Smartphone, Database, Cpu, BarChart, Palette };

export function ServiceIcon({ icon, className }: Pick<Service, "icon"> & { className?: string }) {
  const Icon = icons[icon];
  return <Icon strokeWidth={1.75} aria-hidden="true" focusable="false" className={className} />;
}

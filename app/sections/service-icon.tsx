import { BarChart, Cpu, Database, Globe, Palette, Smartphone } from "lucide";
import { Icon } from "#app/ui/icon.tsx";
import type { Service } from "#content/services/schema.ts";

const icons = { Globe, Smartphone, Database, Cpu, BarChart, Palette };

export function ServiceIcon({ icon, className }: Pick<Service, "icon"> & { className?: string }) {
  return <Icon shape={icons[icon]} className={className} />;
}

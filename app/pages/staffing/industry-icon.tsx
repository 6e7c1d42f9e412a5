import { Building, GraduationCap, HeartPulse, Landmark, Layers, ShoppingCart } from "lucide";
import { Icon } from "#app/ui/icon.tsx";
import type { PartnerIndustry } from "#content/staffing/schema.ts";

const shapes = { HeartPulse, Landmark, ShoppingCart, GraduationCap, Building, Layers };

export function IndustryIcon({ icon, className }: Pick<PartnerIndustry, "icon"> & { className: string }) {
  return <Icon shape={shapes[icon]} className={className} />;
}

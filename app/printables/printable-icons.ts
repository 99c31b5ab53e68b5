import { ChartSpline, type IconNode, ListChecks, Milk, Moon, Shirt, Syringe } from "lucide";
import type { PrintableIcon } from "#domain/printables/printable.ts";

export const PRINTABLE_ICONS: Readonly<Record<PrintableIcon, IconNode>> = {
  curve: ChartSpline,
  checklist: ListChecks,
  bottle: Milk,
  moon: Moon,
  vaccine: Syringe,
  clothes: Shirt,
};

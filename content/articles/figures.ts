import type { Figures } from "#domain/articles/figure.ts";
import { ALTERNATIVE_INVESTMENTS } from "./figures/alternative-investments.ts";
import { BABY_MONITORING_TECHNOLOGY } from "./figures/baby-monitoring-technology.ts";
import { BUDGET_SHOPPING } from "./figures/budget-shopping.ts";
import { CAR_SEAT_GUIDE } from "./figures/car-seat-guide.ts";
import { CHOOSING_A_PRESCHOOL } from "./figures/choosing-a-preschool.ts";
import { COST_FACTORS } from "./figures/cost-factors.ts";
import { ELEMENTARY_SUCCESS } from "./figures/elementary-success.ts";
import { FABRIC_SAFETY } from "./figures/fabric-safety.ts";
import { HIGH_SCHOOL_AND_COLLEGE_PREP } from "./figures/high-school-and-college-prep.ts";
import { HOME_CHILDPROOFING } from "./figures/home-childproofing.ts";
import { LIFE_INSURANCE_FOR_CHILDREN } from "./figures/life-insurance-for-children.ts";
import { MIDDLE_SCHOOL_TRANSITION } from "./figures/middle-school-transition.ts";
import { NEWBORN_ESSENTIALS } from "./figures/newborn-essentials.ts";
import { SAFETY_EQUIPMENT_CHECKLIST } from "./figures/safety-equipment-checklist.ts";
import { SEASONAL_CLOTHING } from "./figures/seasonal-clothing.ts";
import { WHOLE_LIFE_VERSUS_TERM } from "./figures/whole-life-versus-term.ts";

/** The figures of each article, by its id. A drawing is a file of ./drawings. */
export const ARTICLE_FIGURES: Readonly<Record<string, Figures>> = {
  "car-seat-guide": CAR_SEAT_GUIDE,
  "home-childproofing": HOME_CHILDPROOFING,
  "safety-equipment-checklist": SAFETY_EQUIPMENT_CHECKLIST,
  "baby-monitoring-technology": BABY_MONITORING_TECHNOLOGY,
  "budget-shopping": BUDGET_SHOPPING,
  "fabric-safety": FABRIC_SAFETY,
  "newborn-essentials": NEWBORN_ESSENTIALS,
  "seasonal-clothing": SEASONAL_CLOTHING,
  "alternative-investments": ALTERNATIVE_INVESTMENTS,
  "cost-factors": COST_FACTORS,
  "life-insurance-for-children": LIFE_INSURANCE_FOR_CHILDREN,
  "whole-life-versus-term": WHOLE_LIFE_VERSUS_TERM,
  "choosing-a-preschool": CHOOSING_A_PRESCHOOL,
  "elementary-success": ELEMENTARY_SUCCESS,
  "middle-school-transition": MIDDLE_SCHOOL_TRANSITION,
  "high-school-and-college-prep": HIGH_SCHOOL_AND_COLLEGE_PREP,
};

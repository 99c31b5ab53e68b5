/** When each article's text last changed, with a checksum of that text: a test asks for a new day when the text is another. */
export const ARTICLES_CHANGED: Readonly<Record<string, string>> = {
  "life-insurance-for-children": "2026-11-21 8f096ff29c01690c",
  "whole-life-versus-term": "2026-11-21 5a94beab8e55c82a",
  "cost-factors": "2026-11-21 174e912539eb53db",
  "alternative-investments": "2026-11-21 38d0a14c59fb8e9a",
  "safety-equipment-checklist": "2026-11-21 594c30fb6a1f8030",
  "car-seat-guide": "2026-11-21 68f643b4e56d8428",
  "home-childproofing": "2026-11-21 4b17d9e83e476dff",
  "baby-monitoring-technology": "2026-11-21 cba0ac8ab5069c31",
  "choosing-a-preschool": "2026-11-21 0ac12bba04150131",
  "elementary-success": "2026-11-21 5aba7662ed9571ad",
  "middle-school-transition": "2026-11-21 af58e9c026d01e0d",
  "high-school-and-college-prep": "2026-11-21 3dcb0bfb189dc3a5",
  "newborn-essentials": "2026-11-21 8885c659cac954aa",
  "seasonal-clothing": "2026-11-24 45e052d90f0c82ba",
  "fabric-safety": "2026-11-21 7a2202d85d429657",
  "budget-shopping": "2026-11-23 bf1018cc2b90eb49",
};

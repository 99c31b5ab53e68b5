/** When each article's text last changed, with a checksum of that text: a test asks for a new day when the text is another. */
export const ARTICLES_CHANGED: Readonly<Record<string, string>> = {
  "life-insurance-for-children": "2026-11-28 d468a7b4daace983",
  "whole-life-versus-term": "2026-11-28 2598075687734bb2",
  "cost-factors": "2026-11-28 1150f526c8d81527",
  "alternative-investments": "2026-11-28 540594227188cfee",
  "safety-equipment-checklist": "2026-11-21 594c30fb6a1f8030",
  "car-seat-guide": "2026-11-28 76a64f30c9ba348a",
  "home-childproofing": "2026-11-21 4b17d9e83e476dff",
  "baby-monitoring-technology": "2026-11-21 cba0ac8ab5069c31",
  "choosing-a-preschool": "2026-11-28 ea0c0b78ba148dbf",
  "elementary-success": "2026-11-21 5aba7662ed9571ad",
  "middle-school-transition": "2026-11-28 3d7a89ec72c18187",
  "high-school-and-college-prep": "2026-11-21 3dcb0bfb189dc3a5",
  "newborn-essentials": "2026-11-21 8885c659cac954aa",
  "seasonal-clothing": "2026-11-24 45e052d90f0c82ba",
  "fabric-safety": "2026-11-21 7a2202d85d429657",
  "budget-shopping": "2026-11-28 fe1fa65e3eadfd53",
};

/** When each article's text last changed, with a checksum of that text: a test asks for a new day when the text is another. */
export const ARTICLES_CHANGED: Readonly<Record<string, string>> = {
  "life-insurance-for-children": "2026-11-28 98d2b74ccdf07c56",
  "whole-life-versus-term": "2026-11-28 277e76372d3692c6",
  "cost-factors": "2026-11-28 d54bfbc477b4dc0f",
  "alternative-investments": "2026-11-28 162a2f699038f379",
  "safety-equipment-checklist": "2026-11-28 d8752925de95183f",
  "car-seat-guide": "2026-11-28 212bd6285f32502b",
  "home-childproofing": "2026-11-28 ff466995f0515692",
  "baby-monitoring-technology": "2026-11-28 933e185a2012aa7d",
  "choosing-a-preschool": "2026-11-28 2bf1e414a9f01409",
  "elementary-success": "2026-11-28 24333f23d06c7e25",
  "middle-school-transition": "2026-11-28 98442459d7f7be92",
  "high-school-and-college-prep": "2026-11-28 ba8b136f1a0cda0d",
  "newborn-essentials": "2026-11-28 881ecc3471360a0b",
  "seasonal-clothing": "2026-11-28 383b2187ff35e4ca",
  "fabric-safety": "2026-11-28 de39db549f3b3427",
  "budget-shopping": "2026-11-28 4a65177c95e985b6",
};

/** The ten kinds of help. */
export const CATEGORIES = [
  "New Parent Support Groups",
  "Postpartum Support",
  "Breastfeeding Support",
  "Child Development",
  "Pediatric Care",
  "Mental Health",
  "Family Services",
  "Education & Classes",
  "Emergency Resources",
  "Special Needs Support",
] as const;
export type Category = (typeof CATEGORIES)[number];

/** The choice that lets every category through. */
export const ALL_CATEGORIES = "All Categories";
/** The category dropdown, from top to bottom. */
export const CATEGORY_CHOICES = [ALL_CATEGORIES, ...CATEGORIES] as const;
export type CategoryChoice = (typeof CATEGORY_CHOICES)[number];

/** The fifty states of the US. */
export const STATES = [
  "Alabama",
  "Alaska",
  "Arizona",
  "Arkansas",
  "California",
  "Colorado",
  "Connecticut",
  "Delaware",
  "Florida",
  "Georgia",
  "Hawaii",
  "Idaho",
  "Illinois",
  "Indiana",
  "Iowa",
  "Kansas",
  "Kentucky",
  "Louisiana",
  "Maine",
  "Maryland",
  "Massachusetts",
  "Michigan",
  "Minnesota",
  "Mississippi",
  "Missouri",
  "Montana",
  "Nebraska",
  "Nevada",
  "New Hampshire",
  "New Jersey",
  "New Mexico",
  "New York",
  "North Carolina",
  "North Dakota",
  "Ohio",
  "Oklahoma",
  "Oregon",
  "Pennsylvania",
  "Rhode Island",
  "South Carolina",
  "South Dakota",
  "Tennessee",
  "Texas",
  "Utah",
  "Vermont",
  "Virginia",
  "Washington",
  "West Virginia",
  "Wisconsin",
  "Wyoming",
] as const;
/** Stands in place of a state for everything outside the US. */
export const INTERNATIONAL = "International";
export type State = (typeof STATES)[number] | typeof INTERNATIONAL;

/** The choice that lets every state, and entries without a location, through. */
export const ALL_STATES = "All States";
/** The state dropdown, from top to bottom. */
export const STATE_CHOICES = [ALL_STATES, INTERNATIONAL, ...STATES] as const;
export type StateChoice = (typeof STATE_CHOICES)[number];

export const AGE_GROUPS = ["Newborn", "Infant", "Toddler", "Preschooler", "School Age", "All Ages"] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];

/** From so many likes on there is enough to speak of a taste. The cards of the deck follow from the first on. */
export const LEAST_LIKES = 3;

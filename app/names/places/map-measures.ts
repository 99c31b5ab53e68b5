/** Units of the drawn map from one tile to the next, and of a tile. */
export const STEP = 44;
export const TILE = 40;

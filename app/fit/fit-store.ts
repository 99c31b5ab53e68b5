import { storeTypedName, typedName, useTypedName } from "#app/device/typed-name.ts";

export const storedFit = typedName;
export const storeFit = storeTypedName;
export const useStoredFit = useTypedName;

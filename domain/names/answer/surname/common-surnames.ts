/** Last names that are common in the US and hardly given as first names: "names that go with Garcia" speaks of one. */
const COMMON = `
adams aguilar alvarez anderson armstrong baker barnes becker bell brown bryant burns butler campbell castillo castro chavez chen
clark coleman collins contreras cook cox crawford cruz cunningham daniels davis delgado diaz dixon edwards estrada evans fernandez
ferguson fisher flores ford freeman garcia gardner garza gibson gomez gonzales gonzalez guerrero gutierrez guzman hall hansen
harris hawkins henderson hernandez herrera hicks hill hoffman holmes howard hughes hunt jenkins jensen jimenez johnson johnston
jones keller khan kim klein knight kowalski kumar larson le lopez marquez martin martinez mcdonald medina mendez mendoza meyer
miller mills mitchell moore morales moreno morris munoz murphy myers nelson newman nguyen nichols obrien olson ortega ortiz owens
park patel patterson payne perez perkins peters peterson pham phillips powell price ramirez ramos reyes reynolds rice richards
richardson rivera roberts robertson robinson rodriguez rogers romero ross ruiz salazar sanchez sanders sandoval santos schmidt
schneider schultz schwartz shah shaw silva simmons simpson singh smith snyder soto stephens stevens stewart sullivan taylor
thompson torres tran tucker turner vargas vasquez wagner walsh wang ward washington watkins weaver webb weber welch white
williams williamson wilson wong wood woods wright wu yang young zhang zimmerman
`;

const KNOWN: ReadonlySet<string> = new Set(COMMON.trim().split(/\s+/));

/** Of a folded word. */
export const isCommonSurname = (word: string): boolean => KNOWN.has(word);

/** The placeholder for a file in the variables of an example, because JSON cannot contain a file. */
export const FILE = 'file:brasa.png';

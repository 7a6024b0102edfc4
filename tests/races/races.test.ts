import { describeRaces } from './describe-races.ts';
import { races } from './pairs.ts';

// Runs every twelfth race. races.long.test.ts runs all races.
describeRaces(races.filter((_, index) => index % 12 === 0));

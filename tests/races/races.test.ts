import { describeRaces } from './describe-races.ts';
import { races } from './pairs.ts';

// All of them are in races.long.test.ts.
describeRaces(races.filter((_, index) => index % 12 === 0));

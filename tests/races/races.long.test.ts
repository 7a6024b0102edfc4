import { describeRaces } from './describe-races.ts';
import { races } from './pairs.ts';

describeRaces(races);

import { describeNullInputs } from '../support/null-inputs.ts';

// Tries only a sample of the combinations of null inputs. null-inputs.long.test.ts tries all combinations.
describeNullInputs(4);

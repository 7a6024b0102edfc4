import { describeNullInputs } from '../support/null-inputs.ts';

// Tries only a sample of the combinations. null-inputs.long.test.ts tries all of them.
describeNullInputs(4);

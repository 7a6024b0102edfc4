import { describeNullInputs } from '../support/null-inputs.ts';

// Every combination is tried in null-inputs.long.test.ts.
describeNullInputs(4);

import { describeNullInputs } from '../support/null-inputs.ts';

describeNullInputs(1);

import { describeMatrixOf } from './support/matrix.ts';

describeMatrixOf('nodes');

import { it } from 'vitest';
import { expectAccepted } from '../../support/media/corpus.ts';
import { pictures } from '../../support/media/pictures.ts';

it('each picture of the test corpus is accepted and stored with the size that it has after rotation', () =>
  expectAccepted(pictures));

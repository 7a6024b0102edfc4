import { it } from 'vitest';
import { expectAccepted } from '../support/media/corpus.ts';
import { pictures } from '../support/media/pictures.ts';

it('accepts each picture of the corpus with its upright size', () => expectAccepted(pictures));

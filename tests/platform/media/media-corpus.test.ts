import { it } from 'vitest';
import { expectAccepted } from '../../support/media/corpus.ts';
import { pictures } from '../../support/media/pictures.ts';

it('each picture of the corpus is accepted with its upright size', () => expectAccepted(pictures));

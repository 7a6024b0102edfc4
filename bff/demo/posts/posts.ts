import type { PostSeed } from '../story.ts';
import { afeto } from './afeto.ts';
import { bicho } from './bicho.ts';
import { bola } from './bola.ts';
import { corpo } from './corpo.ts';
import { danca } from './danca.ts';
import { domingo } from './domingo.ts';
import { estrada } from './estrada.ts';
import { leitura } from './leitura.ts';
import { mesa } from './mesa.ts';
import { musica } from './musica.ts';
import { noite } from './noite.ts';
import { olhar } from './olhar.ts';

/** All public posts of the demo world. The posts inside communities are in communities.ts. */
export const posts: readonly PostSeed[] = [
  ...noite,
  ...mesa,
  ...musica,
  ...estrada,
  ...corpo,
  ...olhar,
  ...leitura,
  ...danca,
  ...afeto,
  ...domingo,
  ...bola,
  ...bicho,
];

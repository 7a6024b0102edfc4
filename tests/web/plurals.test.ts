import { expect, it } from 'vitest';
import { counted } from '../../web/ui/numbers.ts';

it.each([
  [0, '0 mensagens'],
  [1, '1 mensagem'],
  [2, '2 mensagens'],
  [1_200, '1,2 mil mensagens'],
  [2_000_000, '2 mi mensagens'],
])('counted(%d, "mensagem", "mensagens") returns "%s"', (count, words) => {
  expect(counted(count, 'mensagem', 'mensagens').replaceAll('\u00a0', ' ')).toBe(words);
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutKeys } from '../../web/build/iconsPlugin.ts';

it.each(['house', 'wallet', 'x'])('the build removes the keys of the icon %s and keeps its shapes', (name) => {
  const code = readFileSync(`node_modules/lucide-react/dist/esm/icons/${name}.mjs`, 'utf8');
  const shapes = (text: string) => text.match(/\bd: "[^"]+"/g);
  expect(code).toContain('key: "');
  expect(withoutKeys(code)).not.toContain('key:');
  expect(shapes(withoutKeys(code))).toEqual(shapes(code));
});

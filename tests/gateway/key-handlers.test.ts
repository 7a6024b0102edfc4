import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint({ ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-syntax' });

async function messagesOf(code: string, filePath: string) {
  const [result] = await eslint.lintText(code, { filePath });
  return result?.messages.filter(({ message }) => message.includes('exceptComposing')).map(({ line }) => line);
}

describe('the lint rule for key handlers', () => {
  it.each([
    ['web/ui/Field.tsx', 'export const x = <input onKeyDown={press} />;'],
    ['web/ui/Field.tsx', 'export const x = <input onKeyUpCapture={(event) => press(event)} />;'],
    ['web/ui/field.ts', "document.addEventListener('keydown', press);"],
    ['web/ui/field.ts', "addEventListener('keyup', (event) => press(event), true);"],
    ['web/ui/field.ts', 'export const handlers = { onKeyDown: press };'],
    ['web/ui/field.ts', 'window.onkeydown = press;'],
  ])('ESLint refuses a key handler without exceptComposing in %s: %s', async (path, code) => {
    expect(await messagesOf(code, path)).toEqual([1]);
  });

  it.each([
    ['web/ui/Field.tsx', 'export const x = <input onKeyDown={exceptComposing(press)} />;'],
    ['web/ui/field.ts', "document.addEventListener('keydown', exceptComposing(press), { signal });"],
    ['web/ui/field.ts', 'export const handlers = { onKeyDown: exceptComposing(press), onClick: press };'],
    ['web/ui/field.ts', "document.addEventListener('click', press);"],
  ])('ESLint accepts a key handler with exceptComposing in %s: %s', async (path, code) => {
    expect(await messagesOf(code, path)).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { OLDEST_BROWSERS } from '../../web/build/oldestBrowsers.ts';
import { newerCss } from '../support/css-features.ts';

/** Builds the style sheet of the web app: the theme, and the classes that the components use. */
async function webStyles() {
  const built = await build({
    configFile: false,
    root: 'web',
    logLevel: 'error',
    plugins: [tailwindcss()],
    build: { write: false, target: OLDEST_BROWSERS, rolldownOptions: { input: 'web/ui/theme.css' } },
  });
  const files = 'output' in built ? built.output : [];
  return files.map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? file.source : '')).join('');
}

it('the built styles of the web app use only CSS that the oldest supported browsers understand', async () => {
  const css = await webStyles();
  expect(css).toContain('.offline-banner');
  expect(css).toContain('peer-focus-visible');
  expect(newerCss(css)).toEqual([]);
});

it.each(['bff/sandbox/browser/styles.css', 'bff/sandbox/simulator-page.ts', 'bff/platform/privacy/export-index.ts'])(
  'the styles in %s use only CSS that the oldest supported browsers understand',
  (path) => {
    const text = readFileSync(path, 'utf8');
    const [, styles = text] = /<style>([^$]+)<\/style>|const style = `([^`]+)`/.exec(text)?.filter(Boolean) ?? [];
    expect(styles).toMatch(/\{[^}]*font/);
    expect(newerCss(styles)).toEqual([]);
  },
);

it.each([
  'body:has(dialog) { color: red }',
  '.card:has(> :checked) { color: red }',
  '.a { &:hover { color: red } }',
  '.a { @media (width > 1px) { color: red } }',
  'a:open { color: red }',
  'p::details-content { color: red }',
  ':not(:has(a)) { color: red }',
  '@starting-style { p { opacity: 0 } }',
  '@scope (.a) { p { color: red } }',
  '@media (scripting: none) { p { color: red } }',
  '@property --gap { syntax: "<length>"; inherits: false; initial-value: 0 }',
  'p { color: light-dark(#000, #fff) }',
  'p { color: rgb(from var(--ink) r g b / 50%) }',
  'p { background: linear-gradient(in oklab, red, blue) }',
  'p { width: round(up, 1px, 2px) }',
  'p { height: 2lh }',
  'p { field-sizing: content }',
  'p { grid-template-rows: subgrid }',
  'p { backdrop-filter: blur(2px) }',
])('newerCss() refuses "%s"', (css) => {
  expect(newerCss(css)).toHaveLength(1);
});

it.each([
  '.hover\\:a:hover::before, .peer:focus-visible ~ .b { color: #fff1; content: ":has(a)" }',
  ':is(:open, :has(a)) p, ul:not(:last-child) { margin: calc(1.5rem * -1) .5em 10% }',
  '@supports (color: rgb(from red r g b)) { p { color: rgb(from red r g b) } }',
  '@property --x { syntax: "*"; inherits: false } @layer properties { *, ::before { --x: initial } }',
  'p { -webkit-backdrop-filter: blur(2px); backdrop-filter: blur(2px) }',
  '@media (min-width: 48rem) and (pointer: fine) { p { background: url(data:a;b{c) } }',
  '@keyframes rise { from { opacity: 0; transform: translateY(8px) } }',
])('newerCss() accepts "%s"', (css) => {
  expect(newerCss(css)).toEqual([]);
});

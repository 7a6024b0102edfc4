import { createHash } from 'node:crypto';
import type { Response } from 'express';

const style = `
  :root { color-scheme: light dark; --ink: #2a2523; --soft: #5c534f; --line: #8b807a; --page: #f6f3f1; --card: #fff; --go: #b23a0e; }
  @media (prefers-color-scheme: dark) { :root { --ink: #f4efec; --soft: #c4b9b3; --line: #85796f; --page: #151211; --card: #211d1b; --go: #ff8a5c; } }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 24px; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
  main { width: 100%; max-width: 440px; padding: 28px; border-radius: 16px; background: var(--card); }
  h1 { margin: 0 0 8px; font-size: 24px; line-height: 1.25; }
  p { margin: 0 0 20px; color: var(--soft); }
  button { display: block; width: 100%; min-height: 48px; margin-top: 12px; padding: 10px 16px; border: 1px solid var(--line); border-radius: 12px; background: none; color: var(--ink); font: inherit; font-weight: 600; text-align: left; cursor: pointer; }
  button:focus-visible { outline: 3px solid var(--go); outline-offset: 2px; }
`;

/** The Content Security Policy of a simulator's page. The page may load nothing and run no script. */
const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** Returns the HTML of a simulator's page. `body` must be trusted HTML, because it is inserted without escaping. */
export function simulatorPage(title: string, body: string) {
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1>${body}</main></body>
</html>
`;
}

export function showPage(response: Response, status: number, html: string) {
  response.status(status).set({ 'content-security-policy': pagePolicy, 'referrer-policy': 'no-referrer' });
  response.type('html').send(html);
}

import { createHash } from 'node:crypto';
import type { CheckRecord } from './checks.ts';

/** The results that the checked person can choose. */
const outcomes = {
  adult: 'Tenho 18 anos ou mais: confirmar',
  brief: 'Confirmar por 8 segundos apenas',
  review: 'Deixar em análise por 5 segundos e depois confirmar',
  minor: 'Parecer menor de 18 anos: recusar',
  leave: 'Voltar sem concluir',
} as const;

export type Outcome = keyof typeof outcomes;

export function isOutcome(value: unknown): value is Outcome {
  return typeof value === 'string' && Object.hasOwn(outcomes, value);
}

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

/** Lets the page load nothing and run no script. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

export function pageOf({ appealOf }: CheckRecord) {
  const isAppeal = appealOf !== undefined;
  const title = isAppeal ? 'Recurso da verificação de idade' : 'Verificação de idade';
  const lead = isAppeal
    ? 'Aqui uma pessoa olharia o seu caso de novo.'
    : 'Aqui um serviço independente veria um documento ou o seu rosto.';
  const buttons = Object.entries(outcomes).map(
    ([name, label]) => `<button name="outcome" value="${name}">${label}</button>`,
  );
  return document(
    title,
    `<p>${lead} Este é um simulador: escolha o resultado.</p><form method="post">${buttons.join('')}</form>`,
  );
}

export function overPage() {
  return document(
    'Verificação encerrada',
    '<p>Esta verificação não existe ou já terminou. Volte à Brasa e comece de novo.</p>',
  );
}

function document(title: string, body: string) {
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1>${body}</main></body>
</html>
`;
}

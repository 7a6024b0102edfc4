import { simulatorPage } from '../simulator-page.ts';
import type { CheckRecord } from './checks.ts';

/** The results that the checked person can choose, with the labels of their buttons. */
const outcomes = {
  adult: 'Tenho 18 anos ou mais: confirmar',
  brief: 'Confirmar por 8 segundos apenas',
  review: 'Deixar em análise por 5 segundos e depois confirmar',
  minor: 'Parecer menor de 18 anos: recusar',
  leave: 'Voltar sem concluir',
} as const;

export type AgeOutcome = keyof typeof outcomes;

export function isOutcome(value: unknown): value is AgeOutcome {
  return typeof value === 'string' && Object.hasOwn(outcomes, value);
}

export function renderAgePage({ appealOf }: CheckRecord) {
  const isAppeal = appealOf !== undefined;
  const title = isAppeal ? 'Recurso da verificação de idade' : 'Verificação de idade';
  const lead = isAppeal
    ? 'Aqui uma pessoa olharia o seu caso de novo.'
    : 'Aqui um serviço independente veria um documento ou o seu rosto.';
  const buttons = Object.entries(outcomes).map(
    ([name, label]) => `<button name="outcome" value="${name}">${label}</button>`,
  );
  return simulatorPage(
    title,
    `<p>${lead} Este é um simulador: escolha o resultado.</p><form method="post">${buttons.join('')}</form>`,
  );
}

export function overPage() {
  return simulatorPage(
    'Verificação encerrada',
    '<p>Esta verificação não existe ou já terminou. Volte à Brasa e comece de novo.</p>',
  );
}

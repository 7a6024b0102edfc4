import type { DemoLogin } from '../processes/demo-login.ts';

/**
 * The password of all demo members. `demoLogins` lists only those members that are most useful for trying out the
 * product.
 */
export const DEMO_PASSWORD = 'brasa-demo-2026';

export function demoAddress(key: string) {
  return `${key}@brasa.example`;
}

export const demoLogins: readonly DemoLogin[] = [
  { role: 'PROFISSIONAL', name: 'Ana Beatriz Moura', email: demoAddress('ana'), password: DEMO_PASSWORD },
  { role: 'FREE', name: 'Bruno Carvalho', email: demoAddress('bruno'), password: DEMO_PASSWORD },
  { role: 'ANUNCIANTE', name: 'Solange Batista', email: demoAddress('sol'), password: DEMO_PASSWORD },
  { role: 'MODERADORA', name: 'Helena Duarte', email: demoAddress('helena'), password: DEMO_PASSWORD },
];

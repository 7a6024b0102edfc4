import { useSession } from '../../storage/session.ts';

/**
 * Returns the text of the questions before a block: its effect and the way back. Only PROFISSIONAL members can have
 * paying subscribers, so only they read about those.
 */
export function useBlockDescription() {
  const isProfessional = useSession()?.user.profileType === 'PROFISSIONAL';
  return [
    'Vocês deixam de se seguir e não veem mais nada um do outro.',
    isProfessional
      ? 'Se a pessoa assina uma comunidade VIP sua, ela sai da comunidade e recebe de volta os dias que faltam, descontados do seu saldo.'
      : 'A pessoa não é avisada.',
    'Para desbloquear, vá em Configurações > Pessoas > Bloqueados.',
  ].join(' ');
}

import { useSession } from '../../storage/session.ts';

/**
 * Returns the description in the dialog that asks for confirmation before a block: the effect of a block, and how to
 * undo it. The description mentions paying subscribers only to PROFISSIONAL members, because other members cannot have
 * subscribers.
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

import { Crown, Lock } from 'lucide-react';
import type { UseFormRegister } from 'react-hook-form';
import { RadioCard } from '../../../ui/RadioCard.tsx';
import type { CommunityValues } from './useSaveCommunity.ts';

const kinds = [
  { kind: 'PRIVATE', label: 'Privada', words: 'As pessoas pedem para entrar, ou entram por convite', icon: Lock },
  { kind: 'VIP', label: 'VIP', words: 'As pessoas pagam por mês', icon: Crown },
] as const;

/** Lets the owner choose the community's kind (private or VIP), which cannot be changed later. */
export function KindField({ register }: { register: UseFormRegister<CommunityValues> }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium text-ink-soft">Tipo (não muda depois)</legend>
      <div className="grid gap-2">
        {kinds.map(({ kind, label, words, icon: Icon }) => (
          <RadioCard
            key={kind}
            value={kind}
            label={label}
            words={words}
            icon={<Icon aria-hidden className="size-5 shrink-0 text-ink-soft" />}
            {...register('kind')}
          />
        ))}
      </div>
    </fieldset>
  );
}

import { Crown, Lock } from 'lucide-react';
import type { UseFormRegister } from 'react-hook-form';
import type { CommunityValues } from './useSaveCommunity.ts';

const kinds = [
  { kind: 'PRIVADA', label: 'Privada', words: 'As pessoas pedem para entrar, ou entram por convite', icon: Lock },
  { kind: 'VIP', label: 'VIP', words: 'As pessoas pagam por mês', icon: Crown },
] as const;

/** Lets the owner choose the community's kind (private or VIP), which cannot be changed later. */
export function KindField({ register }: { register: UseFormRegister<CommunityValues> }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium text-ink-soft">Tipo (não muda depois)</legend>
      <div className="grid gap-2">
        {kinds.map(({ kind, label, words, icon: Icon }) => (
          <label
            key={kind}
            className="flex cursor-pointer items-center gap-3 rounded-control border border-line p-3 has-checked:border-ember has-focus-visible:outline-2 has-focus-visible:outline-ember"
          >
            <input type="radio" value={kind} className="size-4 accent-ember" {...register('kind')} />
            <Icon aria-hidden className="size-5 shrink-0 text-ink-soft" />
            <span className="min-w-0">
              <span className="block font-semibold text-ink">{label}</span>
              <span className="block text-sm text-ink-faint">{words}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

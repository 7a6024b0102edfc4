import { Crown, Lock } from 'lucide-react';
import type { CommunityKind } from '../../generated/schema.ts';
import { cx } from '../../ui/cx.ts';

const looks = {
  PRIVATE: { label: 'Privada', icon: Lock },
  VIP: { label: 'VIP', icon: Crown },
} as const;

export function KindBadge({ kind }: { kind: CommunityKind }) {
  const { label, icon: Icon } = looks[kind];
  return (
    <span
      className={cx(
        'inline-flex h-6 shrink-0 items-center gap-1 rounded-full px-2.5 text-xs font-semibold',
        kind === 'VIP' ? 'bg-ember-gradient text-on-ember' : 'bg-raised text-ink-soft',
      )}
    >
      <Icon aria-hidden className="size-3.5" />
      {label}
    </span>
  );
}

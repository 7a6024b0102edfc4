import type { FragmentType } from '@apollo/client';
import { Laptop, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useSessionRowSessionFragment, type SessionRow_SessionFragment } from './generated/sessions.ts';
import { Button } from '../../../ui/Button.tsx';
import { TimeAgo } from '../../../ui/TimeAgo.tsx';

type SessionRowProps = { session: FragmentType<SessionRow_SessionFragment>; onEnd: () => Promise<void> };

/** A session of the account, with a button that ends it. */
export function SessionRow({ session, onEnd }: SessionRowProps) {
  const { data, complete } = useSessionRowSessionFragment(session);
  const [ending, setEnding] = useState(false);
  if (!complete) return null;
  const { device, place, isCurrent, lastSeenAt } = data;
  const Icon = /Android|iPhone|iPad/.test(device) ? Smartphone : Laptop;

  async function end() {
    setEnding(true);
    await onEnd();
    setEnding(false);
  }

  return (
    <li className="flex items-center gap-4 py-3">
      <Icon aria-hidden className="size-6 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-ink">{device}</p>
        <p className="text-sm break-words text-ink-soft">{place}</p>
        <p className="text-sm text-ink-soft">
          {isCurrent ? (
            <span className="font-semibold text-ember">Este aparelho</span>
          ) : (
            <>
              Último uso: <TimeAgo dateTime={lastSeenAt} />
            </>
          )}
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="outline"
          size="sm"
          loading={ending}
          aria-label={`Encerrar ${device}, ${place}`}
          onClick={() => void end()}
        >
          Encerrar
        </Button>
      )}
    </li>
  );
}

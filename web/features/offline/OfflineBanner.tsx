import { WifiOff } from 'lucide-react';
import { useIsInterrupted } from '../../apollo/interruption.ts';
import { useIsOnline } from './useIsOnline.ts';

/**
 * Tells the member that there is no network, or that live updates are interrupted. The live region is in the document
 * before it has a message, so that screen readers announce the message.
 */
export function OfflineBanner() {
  const online = useIsOnline();
  const behind = useIsInterrupted();
  return (
    <div role="status" className="offline-banner sticky top-0 z-40">
      {(!online || behind) && (
        <p className="flex h-10 items-center justify-center gap-2 border-b border-line bg-raised px-4 text-sm whitespace-nowrap text-ink">
          <WifiOff aria-hidden className="size-4 text-ember" />
          <span>{online ? 'Reconectando… Pode haver novidades.' : 'Estamos sem conexão com a internet.'}</span>
        </p>
      )}
    </div>
  );
}

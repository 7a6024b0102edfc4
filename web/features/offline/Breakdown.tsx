import { Flame } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Boundary } from '../../ui/Boundary.tsx';
import { Button } from '../../ui/Button.tsx';
import { NoticeScreen } from '../../ui/NoticeScreen.tsx';
import { NoConnection } from './NoConnection.tsx';
import { useIsOnline } from './useIsOnline.ts';

/**
 * An error boundary: replaces a page that threw an error, or whose code failed to load, by an error page until `place`
 * changes.
 */
export function Breakdown({ place, children }: { place: string; children: ReactNode }) {
  return (
    <Boundary place={place} fallback={(retry) => <BrokenPage retry={retry} />}>
      {children}
    </Boundary>
  );
}

function BrokenPage({ retry }: { retry: (() => void) | null }) {
  const online = useIsOnline();

  // If the site has a newer version, reload immediately, because a broken page has no text that could be lost.
  useEffect(() => {
    import('./version.ts').then(
      ({ reloadIfOld }) => reloadIfOld(),
      () => undefined,
    );
  }, []);

  if (!online) return <NoConnection />;
  return (
    <NoticeScreen icon={<Flame aria-hidden className="size-9" />} title="Algo deu errado">
      <p>Não conseguimos abrir esta página. Tente novamente em instantes.</p>
      <Button onClick={() => (retry ? retry() : window.location.reload())}>Tentar de novo</Button>
    </NoticeScreen>
  );
}

import { Flame } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Boundary } from '../../ui/Boundary.tsx';
import { Button } from '../../ui/Button.tsx';
import { NoticeScreen } from '../../ui/NoticeScreen.tsx';
import { NoConnection } from './NoConnection.tsx';
import { useIsOnline } from './useIsOnline.ts';

/**
 * An error boundary for a page. If the page throws an error, or its code fails to load, an error page is shown until
 * `place` (the path of the page) changes.
 */
export function Breakdown({ place, children }: { place: string; children: ReactNode }) {
  return (
    <Boundary
      place={place}
      fallback={(again, isLost) => <BrokenPage again={isLost ? again : () => window.location.reload()} />}
    >
      {children}
    </Boundary>
  );
}

function BrokenPage({ again }: { again: () => void }) {
  const online = useIsOnline();

  // If the server has a newer version of the site, reload immediately. No unsaved text can be lost, because the page is
  // broken.
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
      <Button onClick={again}>Tentar de novo</Button>
    </NoticeScreen>
  );
}

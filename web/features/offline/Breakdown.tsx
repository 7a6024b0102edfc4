import { Flame } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Boundary } from '../../ui/Boundary.tsx';
import { Button } from '../../ui/Button.tsx';
import { NoticeScreen } from '../../ui/NoticeScreen.tsx';
import { NoConnection } from './NoConnection.tsx';
import { useIsOnline } from './useIsOnline.ts';

/** Stands in for a page that broke, or whose code could not be brought, until one goes to another `place`. */
export function Breakdown({ place, children }: { place: string; children: ReactNode }) {
  return (
    <Boundary place={place} fallback={(retry) => <BrokenPage retry={retry} />}>
      {children}
    </Boundary>
  );
}

function BrokenPage({ retry }: { retry: (() => void) | null }) {
  const online = useIsOnline();

  // Nothing is written on a page that is not there: where a newer version took its place, that one is brought at once.
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

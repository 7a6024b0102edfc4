import { Flame } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Boundary } from '../../ui/Boundary.tsx';
import { Button } from '../../ui/Button.tsx';
import { NoticeScreen } from '../../ui/NoticeScreen.tsx';
import { NoConnection } from './NoConnection.tsx';
import { useIsOnline } from './useIsOnline.ts';

/** Replaces a page that threw an error, or whose code failed to load, until `place` changes. */
export function Breakdown({ place, children }: { place: string; children: ReactNode }) {
  return (
    <Boundary place={place} fallback={(retry) => <BrokenPage retry={retry} />}>
      {children}
    </Boundary>
  );
}

function BrokenPage({ retry }: { retry: (() => void) | null }) {
  const online = useIsOnline();

  // There is no text to lose on a broken page, so reload at once if the site has a newer version.
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

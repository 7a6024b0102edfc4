import { WifiOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useIsOnline } from '../features/offline/useIsOnline.ts';
import { Notice } from '../features/shell/Notice.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { useTitle } from '../ui/useTitle.ts';

/** /offline, with the words of SPEC 2. Once the network is back it says so. */
export function OfflinePage() {
  const online = useIsOnline();
  useTitle('Sem conexão');

  return (
    <Notice icon={<WifiOff aria-hidden className="size-9" />} title="Sem conexão">
      <div>
        <p>Estamos sem conexão com a internet.</p>
        <p>Verifique seu Wifi ou rede móvel.</p>
      </div>
      <p role="status" className="min-h-6 text-ink">
        {online && 'A conexão parece estar de volta.'}
      </p>
      <Link to="/" className={buttonClass({ variant: online ? 'primary' : 'secondary' })}>
        Tentar de novo
      </Link>
    </Notice>
  );
}

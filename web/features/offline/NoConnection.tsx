import { WifiOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/Button.tsx';
import { NoticeScreen } from '../../ui/NoticeScreen.tsx';
import { useIsOnline } from './useIsOnline.ts';

/** The screen that is shown when there is no connection (SPEC.md, section 2). It also says when the network is back. */
export function NoConnection() {
  const online = useIsOnline();

  return (
    <NoticeScreen icon={<WifiOff aria-hidden className="size-9" />} title="Sem conexão">
      <div>
        <p>Estamos sem conexão com a internet.</p>
        <p>Verifique seu Wifi ou rede móvel.</p>
      </div>
      <p role="status" className="min-h-6 text-ink">
        {online && 'A conexão parece estar de volta.'}
      </p>
      <Link to="/" reloadDocument className={buttonClass({ variant: online ? 'primary' : 'secondary' })}>
        Tentar de novo
      </Link>
    </NoticeScreen>
  );
}

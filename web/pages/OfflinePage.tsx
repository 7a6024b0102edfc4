import { NoConnection } from '../features/offline/NoConnection.tsx';
import { useTitle } from '../ui/useTitle.ts';

/** /offline (SPEC 2). */
export function OfflinePage() {
  useTitle('Sem conexão');
  return <NoConnection />;
}

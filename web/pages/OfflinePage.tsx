import { NoConnection } from '../features/offline/NoConnection.tsx';
import { useTitle } from '../ui/useTitle.ts';

/** /offline (SPEC.md, section 2): says that there is no connection. */
export function OfflinePage() {
  useTitle('Sem conexão');
  return <NoConnection />;
}

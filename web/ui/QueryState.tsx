import { RefreshCw, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { CHECK_AND_RETRY, RETRY } from './connection.ts';
import { Notice } from './Notice.tsx';

type QueryStateProps = {
  /** The query's list, or its object; undefined until it has loaded. */
  items?: unknown;
  error: unknown;
  /** True on the first load and while a failed query is sent again. */
  loading?: boolean;
  /** Apollo's `refetch`. A repeated failure shows as `error`. */
  retry: () => unknown;
  skeleton: ReactNode;
  /** The title of the failure, or its only line. */
  failed: string;
  /** Null for a notice that has a title only. */
  detail?: ReactNode;
  /** A notice in place of the list or of the page; or a line, which screen readers announce if it is an alert. */
  layout?: 'notice' | 'page' | 'line' | 'alert';
  /** Without it a notice has no icon. */
  hasIcon?: boolean;
  /** Says in place of the failure that the device is offline, when it is. */
  tellsOffline?: boolean;
  /** Shown when the list has loaded and is empty. */
  empty?: ReactNode;
};

/** Renders a query that has no items to show: its skeleton, its failure with a retry button, or its empty state. */
export function QueryState({ items, error, loading = false, skeleton, empty, ...failure }: QueryStateProps) {
  if (items) return empty;
  if (loading || !error) return skeleton;
  return <Failed {...failure} />;
}

type FailedProps = Omit<QueryStateProps, 'items' | 'error' | 'loading' | 'skeleton' | 'empty'>;

function Failed({
  retry,
  failed,
  detail = CHECK_AND_RETRY,
  layout = 'notice',
  hasIcon = true,
  tellsOffline = false,
}: FailedProps) {
  const again = () => void Promise.resolve(retry()).catch(() => undefined);
  if (layout === 'line' || layout === 'alert') {
    return (
      <p role={layout === 'alert' ? 'alert' : undefined} className="flex flex-wrap items-center gap-3 text-ink-soft">
        {failed}
        <Button variant="outline" size="sm" onClick={again}>
          {RETRY}
        </Button>
      </p>
    );
  }
  const offline = tellsOffline && !navigator.onLine;
  const Icon = offline ? WifiOff : RefreshCw;
  return (
    <Notice
      icon={hasIcon && <Icon aria-hidden className="size-7" />}
      title={offline ? 'Sem conexão' : failed}
      isPage={layout === 'page'}
      action={<Button onClick={again}>{RETRY}</Button>}
    >
      {offline
        ? 'Verifique seu Wifi ou rede móvel.'
        : tellsOffline
          ? 'Algo deu errado do nosso lado. Tente novamente em instantes.'
          : detail}
    </Notice>
  );
}

import { RefreshCw, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { CHECK_AND_RETRY, RETRY } from './connection.ts';
import { Notice } from './Notice.tsx';

type QueryStateProps = {
  /** The list or the object that the query returns; undefined until it has loaded. */
  items?: unknown;
  error: unknown;
  /** True on the first load and while a failed query is sent again. */
  loading?: boolean;
  /** Apollo's `refetch`. If the query fails again, the failure is in `error`. */
  retry: () => unknown;
  skeleton: ReactNode;
  /** The title of the failure message, or the whole message if `layout` is a line. */
  failed: string;
  /** The text below the title of a notice; null for a notice with a title only. */
  detail?: ReactNode;
  /**
   * The layout of the failure: a notice in place of the list (`notice`) or of the page (`page`), or a single line.
   * Screen readers announce an `alert` line.
   */
  layout?: 'notice' | 'page' | 'line' | 'alert';
  /** False for a notice without an icon. */
  hasIcon?: boolean;
  /** If true and the device is offline, the message says that instead of `failed`. */
  tellsOffline?: boolean;
  /** Shown when the list has loaded and is empty. */
  empty?: ReactNode;
};

/**
 * Renders the state of a query without items to show: the skeleton while it loads, the failure with a retry button, or
 * the empty state.
 */
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

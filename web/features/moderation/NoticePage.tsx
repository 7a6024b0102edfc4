import type { ReactNode } from 'react';
import type { NoticeView_NoticeFragment } from './generated/notices.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { CHECK_CONNECTION } from '../../ui/connection.ts';
import { QueryState } from '../../ui/QueryState.tsx';
import { Decision } from './Decision.tsx';

/**
 * The page of a moderation decision, for the affected member, in all its states: loading, failed, not found or loaded.
 */
export function NoticePage({
  notice,
  isFailed,
  onRetry,
  none,
  children,
}: {
  /** The moderation decision; null if it does not exist, undefined while it is loading. */
  notice: NoticeView_NoticeFragment | null | undefined;
  isFailed: boolean;
  onRetry: () => void;
  none: ReactNode;
  /** Renders the member's possible actions, such as an appeal. */
  children: (notice: NoticeView_NoticeFragment) => ReactNode;
}) {
  useTitle('Aviso da moderação');
  if (notice === null) return none;
  if (notice) {
    return (
      <>
        <h1 className="text-2xl font-semibold text-ink">Aviso da moderação</h1>
        <Decision notice={notice} />
        {children(notice)}
      </>
    );
  }
  return (
    <QueryState
      error={isFailed}
      retry={onRetry}
      failed="Não foi possível carregar"
      detail={CHECK_CONNECTION}
      hasIcon={false}
      skeleton={<Spinner className="mx-auto mt-16" />}
    />
  );
}

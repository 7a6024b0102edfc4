import type { ReactNode } from 'react';
import type { NoticeView_NoticeFragment } from './generated/notices.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { Decision } from './Decision.tsx';

/** The page of a decision in all its states: loading, failed, not found or loaded. */
export function NoticePage({
  notice,
  isFailed,
  onRetry,
  none,
  children,
}: {
  /** Null if there is none, undefined while it loads. */
  notice: NoticeView_NoticeFragment | null | undefined;
  isFailed: boolean;
  onRetry: () => void;
  none: ReactNode;
  /** Renders the possible actions, such as an appeal. */
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
  if (!isFailed) return <Spinner className="mx-auto mt-16" />;
  return (
    <Notice title="Não foi possível carregar" action={<Button onClick={onRetry}>Tentar de novo</Button>}>
      Verifique sua conexão.
    </Notice>
  );
}

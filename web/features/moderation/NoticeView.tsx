import { Link } from 'react-router-dom';
import { useModerationNoticeQuery } from './generated/notices.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Appeal } from './Appeal.tsx';
import { NoticePage } from './NoticePage.tsx';
import { useAppeal } from './useAppeal.ts';
import { ItemBoundary } from '../../ui/ItemBoundary.tsx';

/** The page of a moderation decision as the content's author sees it, with the appeal form. */
export function NoticeView({ id }: { id: string }) {
  const { data, error, refetch } = useModerationNoticeQuery({ variables: { id } });
  const appeal = useAppeal();

  return (
    <div className="mx-auto w-full max-w-xl px-4 py-8">
      <NoticePage
        notice={data?.moderationNotice}
        isFailed={error !== undefined}
        onRetry={() => void refetch()}
        none={<Notice title="Sua denúncia foi analisada">Obrigado por avisar. Não há mais nada a fazer aqui.</Notice>}
      >
        {(notice) =>
          notice.decision === 'DISMISS' ? (
            <Link to={`/post/${notice.targetId}`} className={buttonClass({}, 'mt-6')}>
              Ver o post
            </Link>
          ) : (
            <ItemBoundary>
              <Appeal notice={notice} onAppeal={(text) => appeal(id, text)} />
            </ItemBoundary>
          )
        }
      </NoticePage>
    </div>
  );
}

import { Link } from 'react-router-dom';
import { useAppealModerationMutation, useModerationNoticeQuery } from './generated/notices.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Appeal } from './Appeal.tsx';
import { NoticePage } from './NoticePage.tsx';

/** What its author is told of a decision, and their way to ask for another look. */
export function NoticeView({ id }: { id: string }) {
  const { data, error, refetch } = useModerationNoticeQuery({ variables: { id } });
  const [appeal] = useAppealModerationMutation();

  async function ask(text: string) {
    const { data: answer } = await appeal({ variables: { input: { noticeId: id, text } } });
    return answer?.appealModeration.__typename === 'Refusal' ? answer.appealModeration.message : undefined;
  }

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
            <Appeal notice={notice} onAppeal={ask} />
          )
        }
      </NoticePage>
    </div>
  );
}

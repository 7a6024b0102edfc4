import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  useAppealModerationMutation,
  useModerationNoticeQuery,
  type NoticeView_NoticeFragment,
} from '../../generated/anonymous.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { reasonLabels, targetLabels } from './reasons.ts';

/** What its author is told of a decision, and their way to ask for another look. */
export function NoticeView({ id }: { id: string }) {
  useTitle('Aviso da moderação');
  const { data, error, refetch } = useModerationNoticeQuery({ variables: { id } });
  const notice = data?.moderationNotice;

  if (error && !data) {
    return (
      <Notice title="Não foi possível carregar" action={<Button onClick={() => void refetch()}>Tentar de novo</Button>}>
        Verifique sua conexão.
      </Notice>
    );
  }
  if (notice === undefined) return <Spinner className="mx-auto mt-16" />;
  if (notice === null)
    return <Notice title="Sua denúncia foi analisada">Obrigado por avisar. Não há mais nada a fazer aqui.</Notice>;
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-8">
      <h1 className="text-2xl font-semibold text-ink">Aviso da moderação</h1>
      <p className="mt-2 text-lg text-ink">{headline(notice)}</p>
      <dl className="mt-6 space-y-4 rounded-card border border-line bg-surface p-5">
        <Fact term="Sobre">
          {targetLabels[notice.target]}
          {notice.excerpt !== '' && (
            <q className="mt-1 block [overflow-wrap:anywhere] text-ink-soft">{notice.excerpt}</q>
          )}
        </Fact>
        {notice.decision !== 'DISMISS' && <Fact term="Motivo">{reasonLabels[notice.reason]}</Fact>}
        {notice.text !== '' && <Fact term="Explicação">{notice.text}</Fact>}
        {notice.until != null && <Fact term="Até">{new Date(notice.until).toLocaleDateString('pt-BR')}</Fact>}
      </dl>
      {notice.decision === 'DISMISS' ? (
        <Link to={`/post/${notice.targetId}`} className={buttonClass({}, 'mt-6')}>
          Ver o post
        </Link>
      ) : (
        <Appeal notice={notice} />
      )}
    </div>
  );
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="text-ink">{children}</dd>
    </div>
  );
}

function headline({ decision, isUndone, isReview, target }: NoticeView_NoticeFragment) {
  if (isUndone) return 'Esta decisão foi desfeita.';
  if (decision === 'DISMISS') return 'Seu post foi publicado.';
  if (decision === 'TAKE_DOWN' && isReview) {
    return target === 'AD'
      ? 'Seu anúncio foi recusado, e o valor voltou para o seu saldo.'
      : 'Seu post não foi publicado.';
  }
  if (decision === 'TAKE_DOWN' && target === 'AD') {
    return 'Seu anúncio saiu do ar, e os dias que não começaram voltaram para o seu saldo.';
  }
  if (decision === 'TAKE_DOWN') return 'Retiramos algo que você publicou.';
  if (decision === 'WARN') return 'Você recebeu uma advertência.';
  return decision === 'BAN' ? 'Sua conta foi encerrada.' : 'Sua conta foi suspensa.';
}

function Appeal({ notice }: { notice: NoticeView_NoticeFragment }) {
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [appeal, { loading }] = useAppealModerationMutation();

  async function submit() {
    if (loading || text.trim() === '') return;
    setFailure(null);
    const answer = await appeal({ variables: { input: { noticeId: notice.id, text: text.trim() } } }).catch(() => null);
    const result = answer?.data?.appealModeration;
    if (result?.__typename !== 'AppealModerationSuccess') {
      setFailure(result?.message ?? 'Não foi possível enviar. Verifique sua conexão e tente novamente.');
    }
  }

  if (notice.appeal != null) {
    const words = {
      OPEN: 'Seu recurso foi recebido. Outra pessoa da equipe vai analisar.',
      UPHELD: 'Seu recurso foi analisado por outra pessoa, e a decisão continua valendo.',
      GRANTED: 'Seu recurso foi aceito.',
    };
    return (
      <section role="status" className="mt-6 rounded-card border border-line p-5">
        <p className="font-semibold text-ink">{words[notice.appeal]}</p>
        {notice.appealAnswer != null && notice.appealAnswer !== '' && (
          <p className="mt-1 text-ink-soft">{notice.appealAnswer}</p>
        )}
      </section>
    );
  }
  if (notice.isUndone) {
    return notice.target === 'AD' ? (
      <p className="mt-6 text-ink-soft">
        O dinheiro já tinha voltado para o seu saldo: publique o anúncio de novo quando quiser.
      </p>
    ) : null;
  }
  return (
    <form
      className="mt-6 space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h2 className="text-lg font-semibold text-ink">Não concorda?</h2>
      <TextArea
        label="Conte por que a decisão deve mudar"
        hint="Quem analisa o recurso não é quem decidiu."
        value={text}
        maxLength={5_000}
        onChange={(event) => setText(event.target.value)}
      />
      {failure !== null && (
        <p role="alert" className="text-sm text-danger">
          {failure}
        </p>
      )}
      <Button type="submit" loading={loading} disabled={text.trim() === ''}>
        Recorrer
      </Button>
    </form>
  );
}

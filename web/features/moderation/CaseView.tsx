import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { isBlank, trimText } from '../../../schema/texts.ts';
import {
  useClaimModerationCaseMutation,
  useRestoreModerationCaseMutation,
  useModerationCaseQuery,
  type CaseView_CaseFragment,
} from './generated/moderation.ts';
import { useUnsavedChanges } from '../../ui/useUnsavedChanges.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TimeAgo } from '../../ui/TimeAgo.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';
import { useTitle } from '../../ui/useTitle.ts';
import { AuthorHistory } from './AuthorHistory.tsx';
import { Clock } from './Clock.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import { KnownPictures } from './KnownPictures.tsx';
import { decisionLabel, decisionLabels } from './decisions.ts';
import { Evidence } from './Evidence.tsx';
import { caseTitle, reasonLabels } from '../reports/reasons.ts';
import { useShortcuts } from './shortcuts.ts';
import { plural } from '../../ui/numbers.ts';
import { FoldedText } from '../../ui/FoldedText.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { Item } from '../../ui/Item.tsx';
import { ItemBoundary } from '../../ui/ItemBoundary.tsx';

/**
 * The page of a moderation case: the evidence, the reports, earlier decisions about the author and the decision form.
 */
export function CaseView({ id }: { id: string }) {
  useTitle('Caso');
  const navigate = useNavigate();
  const { data, error, refetch } = useModerationCaseQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const found = data?.moderationCase;
  useShortcuts({ u: () => void navigate('/moderation') });
  if (!found) {
    return (
      <QueryState
        items={data}
        error={error}
        retry={refetch}
        failed="Não foi possível carregar"
        detail={null}
        hasIcon={false}
        skeleton={<Spinner className="mx-auto my-16" />}
        empty={<Notice title="Caso não encontrado" />}
      />
    );
  }

  return (
    <div className="mx-auto w-full max-w-3xl space-y-6 px-4 py-6">
      <header>
        <Link to="/moderation" className="-my-3 inline-block py-3 text-sm font-medium text-ember hover:underline">
          Voltar à fila
        </Link>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 className="text-xl font-semibold text-ink">{caseTitle(found)}</h2>
          {found.isOpen && <Clock dueAt={found.dueAt} />}
        </div>
        <p className="mt-1 flex flex-wrap gap-x-4 text-ink-soft">
          {found.author && (
            <span>
              de <bdi>{found.author.name}</bdi> (@<bdi>{found.author.nickname}</bdi>)
              {found.strikes > 0 && (
                <span>{`, ${plural(found.strikes, '1 decisão anterior', `${found.strikes} decisões anteriores`)}`}</span>
              )}
              {found.author.lockedUntil != null && <span>{', conta bloqueada'}</span>}
            </span>
          )}
          {found.isDeleted && <span>excluído pelo autor</span>}
          {!found.isOpen && <span>{decisionLabel(found)}</span>}
        </p>
      </header>
      <ItemBoundary>
        <Evidence evidence={found.evidence} />
      </ItemBoundary>
      <Reports reports={found.reports} />
      <Decisions moderationCase={found} />
      <AuthorHistory moderationCase={found} />
      <KnownPictures moderationCase={found} />
      {found.isOpen && (
        <>
          <Claim moderationCase={found} />
          <DecisionForm key={found.id} moderationCase={found} onDecided={() => void navigate('/moderation')} />
        </>
      )}
    </div>
  );
}

function Reports({ reports }: Pick<CaseView_CaseFragment, 'reports'>) {
  if (reports.length === 0) return null;
  return (
    <section>
      <h3 className="font-semibold text-ink">Denúncias</h3>
      <ul className="mt-2 space-y-2">
        {reports.map((report) => (
          <Item key={report.id}>
            {() => (
              <li className="text-ink-soft">
                <span className="text-ink">
                  {report.reporterName ?? (report.protocol != null ? 'Sem conta' : 'Alguém')}
                </span>{' '}
                · {reasonLabels[report.reason]} · <TimeAgo dateTime={report.createdAt} />
                {report.text !== '' && <FoldedText text={report.text} />}
                {report.contact != null && report.contact !== '' && (
                  <p className="wrap-anywhere">Contato: {report.contact}</p>
                )}
              </li>
            )}
          </Item>
        ))}
      </ul>
    </section>
  );
}

function Decisions({ moderationCase }: { moderationCase: CaseView_CaseFragment }) {
  const { id, decisions, decision } = moderationCase;
  const [text, setText] = useState('');
  const { run, loading } = useRestoreModerationCaseMutation({
    done() {
      setText('');
      toast({ title: 'Decisão desfeita' });
    },
    failed: (problem) => toastFailure('Não foi possível desfazer', problem),
  });
  useUnsavedChanges(text !== '');
  if (decisions.length === 0) return null;
  const mayRestore = decision != null && decision !== 'DISMISS' && decision !== 'RESTORE';

  async function submit() {
    if (isBlank(text)) return;
    await run({ input: { id, text: trimText(text) } });
  }

  return (
    <section>
      <h3 className="font-semibold text-ink">Decisões</h3>
      <ul className="mt-2 space-y-2">
        {decisions.map((each) => (
          <Item key={each.id}>
            {() => (
              <li className="text-ink-soft">
                <span className="text-ink">
                  {each.kind === 'RESTORE'
                    ? decisionLabels.RESTORE
                    : decisionLabel({ ...moderationCase, decision: each.kind })}
                </span>{' '}
                · {reasonLabels[each.reason]} · <bdi>{each.moderatorName}</bdi> · <TimeAgo dateTime={each.createdAt} />
                {each.text !== '' && <FoldedText text={each.text} />}
                {each.appealText != null && <FoldedText text={`Recurso: ${each.appealText}`} />}
                {each.appealAnswer != null && each.appealAnswer !== '' && (
                  <FoldedText text={`Resposta: ${each.appealAnswer}`} />
                )}
              </li>
            )}
          </Item>
        ))}
      </ul>
      {mayRestore && (
        <form
          className="mt-4 space-y-3"
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <TextArea
            label="Por que desfazer"
            value={text}
            maxLength={2_000}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" variant="outline" loading={loading} disabled={isBlank(text)}>
            Desfazer a decisão
          </Button>
        </form>
      )}
    </section>
  );
}

function Claim({ moderationCase: { id, claimedBy, isClaimedByViewer } }: { moderationCase: CaseView_CaseFragment }) {
  const { run, loading } = useClaimModerationCaseMutation({
    failed: (problem) => toastFailure('Não foi possível assumir', problem),
  });
  const turn = () => void run({ input: { id, claimed: !isClaimedByViewer } });
  const isOthers = claimedBy != null && !isClaimedByViewer;
  useShortcuts({ c: () => isOthers || turn() });

  if (isOthers)
    return (
      <p className="text-ink-soft">
        <bdi>{claimedBy.name}</bdi> está com este caso.
      </p>
    );
  return (
    <Button variant="outline" loading={loading} aria-keyshortcuts="c" onClick={turn}>
      {isClaimedByViewer ? 'Devolver à fila' : 'Assumir o caso'}
    </Button>
  );
}

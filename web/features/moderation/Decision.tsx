import type { NoticeView_NoticeFragment } from './generated/notices.ts';
import { dayOf, dayText } from '../../ui/saoPauloDays.ts';
import { reasonLabels, targetLabels } from '../reports/reasons.ts';
import { FoldedText } from '../../ui/FoldedText.tsx';

/**
 * Returns the ids of the elements that label the controls of a moderation decision: the headline and the target of the
 * decision.
 */
export const controlIdsOf = ({ id }: { id: string }) => `decision-${id} target-${id}`;

/** A moderation decision as the affected member sees it. */
export function Decision({ notice }: { notice: NoticeView_NoticeFragment }) {
  return (
    <>
      <p id={`decision-${notice.id}`} className="mt-2 text-lg text-ink">
        {headline(notice)}
      </p>
      <dl className="mt-6 space-y-4 rounded-card border border-line bg-surface p-5">
        <Fact term="Sobre" id={`target-${notice.id}`}>
          {targetLabels[notice.target]}
          {notice.excerpt !== '' && (
            <q className="mt-1 block [overflow-wrap:anywhere] text-ink-soft">{notice.excerpt}</q>
          )}
        </Fact>
        {notice.decision !== 'DISMISS' && <Fact term="Motivo">{reasonLabels[notice.reason]}</Fact>}
        {notice.text !== '' && (
          <Fact term="Explicação">
            <FoldedText text={notice.text} />
          </Fact>
        )}
        {notice.until != null && <Fact term="Até">{dayText(dayOf(new Date(notice.until)))}</Fact>}
      </dl>
    </>
  );
}

function Fact({ term, id, children }: { term: string; id?: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd id={id} className="text-ink">
        {children}
      </dd>
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
    return 'Seu anúncio saiu do ar, e o valor dos dias que não começaram voltou para o seu saldo.';
  }
  if (decision === 'TAKE_DOWN') return 'Retiramos algo que você publicou.';
  if (decision === 'WARN') return 'Você recebeu uma advertência.';
  return decision === 'BAN' ? 'Sua conta foi encerrada.' : 'Sua conta foi suspensa.';
}

import type { CaseView_CaseFragment } from './generated/moderation.ts';
import { dayText } from '../../ui/saoPauloDays.ts';
import { highlights, targetWords } from '../ads/labels.ts';

/** Shows the data of a reported ad to the moderator: its kind, placement, audience, period and price. */
export function AdEvidence({ ad }: { ad: NonNullable<CaseView_CaseFragment['evidence']['ad']> }) {
  const facts = [
    ['Tipo', ad.kind === 'BUSINESS' ? 'Anúncio de negócio' : 'Destaque do perfil'],
    ['Onde', highlights.find(({ value }) => value === ad.highlight)?.words],
    ['Público', targetWords(ad.targets)],
    ['Período', `${dayText(ad.startDate)} a ${dayText(ad.endDate)}`],
    ['Valor pago', ad.total?.formatted],
  ];
  return (
    <dl aria-label="Anúncio" className="mt-4 grid grid-cols-2 gap-3 border-t border-line pt-4 sm:grid-cols-3">
      {facts.map(
        ([term, value]) =>
          value !== undefined && (
            <div key={term}>
              <dt className="text-sm text-ink-soft">{term}</dt>
              <dd className="text-ink">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

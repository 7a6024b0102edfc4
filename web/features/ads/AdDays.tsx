import { useAdDaysQuery, type AdCard_AdFragment } from './generated/ads.ts';
import { QueryState } from '../../ui/QueryState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { dayText, today } from '../../ui/saoPauloDays.ts';
import { DaysChart } from './DaysChart.tsx';
import { REFETCH_INTERVAL_MS } from './live.ts';

/**
 * Loads the daily figures of an ad (such as views and cost). Polls them while the ad may still run and the page is
 * visible.
 */
export function AdDays({ ad }: { ad: AdCard_AdFragment }) {
  const isOver = ad.state === 'FINISHED' || ad.state === 'REFUSED';
  const { data, error, refetch } = useAdDaysQuery({
    variables: { id: ad.nodeId },
    pollInterval: isOver ? 0 : REFETCH_INTERVAL_MS,
    skipPollAttempt: () => document.hidden,
    context: { quiet: true },
  });
  const loaded = data?.node?.__typename === 'Ad' ? data.node : undefined;
  if (!loaded?.days.length) {
    return (
      <QueryState
        items={loaded?.days}
        // If the query has no error but returns no ad, the ad no longer exists.
        error={error ?? data}
        retry={refetch}
        layout="line"
        failed="Os números por dia não carregaram."
        skeleton={<Skeleton className="h-64 w-full" />}
        empty={<p className="text-sm text-ink-soft">{wordsWithoutDays(ad, loaded?.daysFrom)}</p>}
      />
    );
  }

  return (
    <>
      <DaysChart kind={ad.kind} days={loaded.days} />
      {loaded.daysFrom != null && loaded.daysFrom > ad.startDate && (
        <p className="mt-3 text-sm text-ink-soft">
          {`Os números por dia começam em ${dayText(loaded.daysFrom)}. Os dias de antes estão só nos totais.`}
        </p>
      )}
    </>
  );
}

function wordsWithoutDays({ state, startDate, endDate }: AdCard_AdFragment, daysFrom: string | null | undefined) {
  const isOpen = state === 'IN_REVIEW' || state === 'ACTIVE';
  if (state === 'IN_REVIEW' || (isOpen && startDate > today())) return 'Os números aparecem a partir do primeiro dia.';
  if (daysFrom == null || daysFrom <= startDate) return 'Este anúncio não chegou a ser exibido.';
  if (isOpen && daysFrom <= endDate) return `Os números por dia começam em ${dayText(daysFrom)}.`;
  return 'Este anúncio é de antes dos números por dia: dele há só os totais.';
}

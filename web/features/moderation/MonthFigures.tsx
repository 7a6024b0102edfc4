import { useSearchParams } from 'react-router-dom';
import { useModerationFiguresQuery } from '../../generated/moderation.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useTitle } from '../../ui/useTitle.ts';

/** What a month came to. */
export function MonthFigures() {
  useTitle('Números');
  const [search, setSearch] = useSearchParams();
  const month = search.get('mes');
  const { data } = useModerationFiguresQuery({ variables: { month }, fetchPolicy: 'cache-and-network' });
  const figures = data?.moderationFigures;
  if (!figures) return <Spinner className="mx-auto my-16 block" />;

  const share = figures.decided === 0 ? '—' : `${Math.round((100 * figures.inTime) / figures.decided)}%`;
  const rows: [string, string | number][] = [
    ['Denúncias', figures.reports],
    ['Casos decididos', figures.decided],
    ['Dentro do prazo', share],
    ['Tempo mediano até decidir', figures.medianMinutes == null ? '—' : `${figures.medianMinutes} min`],
    ['Mantidos no ar', figures.dismissed],
    ['Retirados', figures.takenDown],
    ['Advertências', figures.warned],
    ['Suspensões', figures.suspended],
    ['Contas encerradas', figures.banned],
    ['Restaurados', figures.restored],
    ['Recursos', figures.appeals],
    ['Recursos aceitos', figures.appealsGranted],
  ];
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-6">
      <TextField
        label="Mês"
        type="month"
        value={figures.month}
        onChange={(event) => setSearch(event.target.value === '' ? {} : { mes: event.target.value }, { replace: true })}
      />
      <dl className="mt-6 divide-y divide-line rounded-card border border-line">
        {rows.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-4 px-4 py-3">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="font-semibold text-ink tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

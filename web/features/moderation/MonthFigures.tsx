import { useApolloClient } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { monthIn } from './monthIn.ts';
import { ModerationFiguresFileDocument, useModerationFiguresQuery } from './generated/moderation.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { useTitle } from '../../ui/useTitle.ts';
import { reasonLabels } from '../reports/reasons.ts';
import { saveFile } from '../../ui/saveFile.ts';
import { QueryState } from '../../ui/QueryState.tsx';
import { CHECK_CONNECTION } from '../../ui/connection.ts';

/** Shows the moderation statistics of a month. */
export function MonthFigures() {
  useTitle('Números');
  const [search, setSearch] = useSearchParams();
  const month = search.get('mes');
  const client = useApolloClient();
  const { data, previousData, error, refetch } = useModerationFiguresQuery({
    variables: { month },
    fetchPolicy: 'cache-and-network',
  });
  // Keep showing the previous month while the next month is loading. Otherwise the month field would be unmounted while
  // the moderator types in it.
  const figures = (data ?? (error ? undefined : previousData))?.moderationFigures;
  if (!figures) {
    return (
      <QueryState
        error={error}
        retry={refetch}
        failed="Não foi possível carregar"
        detail={null}
        hasIcon={false}
        skeleton={<Spinner className="mx-auto my-16" />}
      />
    );
  }

  async function save(of: string) {
    const query = { query: ModerationFiguresFileDocument, variables: { month: of }, fetchPolicy: 'no-cache' } as const;
    const file = await client.query(query).then(
      (answer) => answer.data?.moderationFiguresFile,
      () => undefined,
    );
    if (file) saveFile(new Blob([file.content], { type: file.type }), file.name);
    else toastFailure('Não foi possível exportar', CHECK_CONNECTION);
  }

  const share = figures.decided === 0 ? '—' : `${Math.round((100 * figures.inTime) / figures.decided)}%`;
  const rows: [string, string | number][] = [
    ['Denúncias', figures.reports],
    ['Casos decididos', figures.decided],
    ['Dentro do prazo', share],
    ['Tempo mediano até a decisão', figures.medianMinutes == null ? '—' : `${figures.medianMinutes} min`],
    ['Mantidos no ar', figures.dismissed],
    ['Retirados', figures.takenDown],
    ['Advertências', figures.warned],
    ['Suspensões', figures.suspended],
    ['Contas encerradas', figures.banned],
    ['Restaurados', figures.restored],
    ['Recursos', figures.appeals],
    ['Recursos aceitos', figures.appealsGranted],
    ['Posts e anúncios aprovados', figures.approved],
    ['Posts e anúncios recusados', figures.refused],
    ['Envios barrados pela lista', figures.stopped],
  ];
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-6">
      <DateField
        label="Mês"
        type="month"
        readText={monthIn}
        value={month ?? figures.month}
        onChange={(next) => setSearch(next === '' ? {} : { mes: next }, { replace: true })}
      />
      <dl className="mt-6 divide-y divide-line rounded-card border border-line">
        {rows.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-4 px-4 py-3">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="font-semibold text-ink tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <h2 className="mt-8 font-semibold text-ink">Por motivo</h2>
      {figures.byReason.length === 0 ? (
        <p className="mt-2 text-ink-soft">Nenhuma denúncia neste mês.</p>
      ) : (
        <table className="mt-3 w-full text-left">
          <thead className="text-sm text-ink-soft">
            <tr className="border-b border-line">
              <th scope="col" className="py-2 font-medium">
                Motivo
              </th>
              <th scope="col" className="py-2 text-right font-medium">
                Denúncias
              </th>
              <th scope="col" className="py-2 text-right font-medium">
                Retirados
              </th>
            </tr>
          </thead>
          <tbody>
            {figures.byReason.map(({ reason, reports, removed }) => (
              <tr key={reason} className="border-b border-line">
                <th scope="row" className="py-3 pr-3 font-normal text-ink-soft">
                  {reasonLabels[reason]}
                </th>
                <td className="py-3 text-right font-semibold text-ink tabular-nums">{reports}</td>
                <td className="py-3 text-right font-semibold text-ink tabular-nums">{removed}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Button variant="outline" className="mt-6" onClick={() => void save(figures.month)}>
        Exportar CSV
      </Button>
    </div>
  );
}

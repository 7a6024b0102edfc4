import { Link, useSearchParams } from 'react-router-dom';
import { useModerationCasesQuery, type CaseRow_CaseFragment } from '../../generated/moderation.ts';
import { useTitle } from '../../ui/useTitle.ts';
import { Clock } from './Clock.tsx';
import { decisionLabels } from './decisions.ts';
import { More } from './More.tsx';
import { isReason, isTarget, reasonChoices, reasonLabels, targetLabels } from './reasons.ts';

const PAGE = 20;

/** Open cases by deadline; the filters are in the address. */
export function CaseQueue() {
  useTitle('Moderação');
  const [search, setSearch] = useSearchParams();
  const [reason, target] = [search.get('motivo'), search.get('alvo')];
  const filter = {
    isDecided: search.get('estado') === 'decididos',
    reason: isReason(reason) ? reason : null,
    target: isTarget(target) ? target : null,
    mine: search.has('meus'),
  };
  const { data, error, refetch, fetchMore } = useModerationCasesQuery({
    variables: { first: PAGE, filter },
    fetchPolicy: 'cache-and-network',
  });
  const cases = data?.moderationCases.edges ?? [];

  function set(name: string, value: string) {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-3">
        <Select label="Estado" value={filter.isDecided ? 'decididos' : ''} onChange={(value) => set('estado', value)}>
          <option value="">Abertos</option>
          <option value="decididos">Decididos</option>
        </Select>
        <Select label="Motivo" value={filter.reason ?? ''} onChange={(value) => set('motivo', value)}>
          <option value="">Todos</option>
          {reasonChoices.map(({ reason: value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <Select label="Conteúdo" value={filter.target ?? ''} onChange={(value) => set('alvo', value)}>
          <option value="">Todos</option>
          {Object.entries(targetLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <label className="flex min-h-11 items-center gap-2 text-sm text-ink">
          <input
            type="checkbox"
            checked={filter.mine}
            className="size-5 accent-ember"
            onChange={(event) => set('meus', event.target.checked ? '1' : '')}
          />
          Comigo
        </label>
      </div>
      <More
        page={data?.moderationCases.pageInfo}
        count={cases.length}
        failed={error !== undefined}
        retry={() => refetch()}
        loadMore={(after) => fetchMore({ variables: { after } })}
        empty={filter.isDecided ? 'Nada foi decidido ainda' : 'Nenhum caso espera por você'}
      >
        <ul aria-label="Casos" className="divide-y divide-line">
          {cases.map(({ node }) => (
            <li key={node.id}>
              <CaseRow row={node} />
            </li>
          ))}
        </ul>
      </More>
    </>
  );
}

type SelectProps = { label: string; value: string; onChange: (value: string) => void; children: React.ReactNode };

function Select({ label, value, onChange, children }: SelectProps) {
  return (
    <label className="flex items-center gap-2 text-sm text-ink-soft">
      {label}
      <select
        value={value}
        className="h-11 max-w-44 rounded-control border border-line bg-surface px-3 text-ink"
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
    </label>
  );
}

function CaseRow({ row }: { row: CaseRow_CaseFragment }) {
  const { evidence, author, claimedBy } = row;
  const words = evidence.text === '' ? (evidence.title ?? '') : evidence.text;
  return (
    <Link to={`/moderation/case/${row.id}`} className="block px-4 py-3.5 -outline-offset-2 hover:bg-raised">
      <span className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="font-semibold text-ink">
          {reasonLabels[row.reason]} · {targetLabels[row.target]}
        </span>
        {row.isOpen ? (
          <Clock dueAt={row.dueAt} />
        ) : (
          <span className="text-sm text-ink-soft">{row.decision && decisionLabels[row.decision]}</span>
        )}
      </span>
      <span className="mt-0.5 line-clamp-2 [overflow-wrap:anywhere] text-ink-soft">
        {words === '' ? (evidence.media.length > 0 ? 'Só mídia' : 'Sem texto') : words}
      </span>
      <span className="mt-1 block text-sm text-ink-faint">
        {[
          row.isReview ? 'aguarda publicação' : row.isHash ? 'arquivo conhecido' : plural(row.reportCount),
          author && `de ${author.name}`,
          claimedBy && (row.isClaimedByViewer ? 'com você' : `com ${claimedBy.name}`),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </Link>
  );
}

function plural(reports: number) {
  return reports === 1 ? '1 denúncia' : `${reports} denúncias`;
}
